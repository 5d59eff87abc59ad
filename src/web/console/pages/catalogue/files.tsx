import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/items.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { Sendings, UploadField, useUploads } from '../../shell/uploads.tsx'
import type { Product } from './kinds.ts'
import { type DigitalFile, filesQuery } from './queries.ts'
import { sizeOf } from './size.ts'

/** Edits the files that buyers of a digital product download. They are saved at once, apart from the form above. */
export function Files({ product: { _id: productId } }: { product: Product }) {
  const current = useStore()
  const { storeId } = current
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<DigitalFile>()
  const files = useQuery(filesQuery(current, productId, page))
  const arrived = ({ name }: DigitalFile) => {
    toast(t('files.uploaded', { name }))
    queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'digital-files') })
  }
  const storage = files.data?.storage
  return (
    <Panel
      title={t('files.title')}
      actions={
        storage && (
          <span className="muted small">
            {t('files.storage', { used: sizeOf(storage.used), allowed: sizeOf(storage.allowed) })}
          </span>
        )
      }
      flush
    >
      <Answer to={files}>
        {({ files: rows, pagination }) => (
          <>
            {rows.length === 0 ? (
              <p className="panel-body muted">{t('files.none')}</p>
            ) : (
              <Table
                label={t('files.title')}
                columns={columnsOf(current, productId, setDeleting)}
                rows={rows}
                keyOf={({ _id }) => _id}
                stale={files.isPlaceholderData}
              />
            )}
            <Pagination at={pagination} onPage={setPage} />
          </>
        )}
      </Answer>
      {current.may('WRITE_INVENTORY') && (
        <div className="panel-body stack">
          <UploadField
            path={pathOf(productId)}
            label={t('files.add')}
            hint={t('files.hint')}
            onArrived={arrived}
          />
        </div>
      )}
      {deleting && (
        <DeleteFile productId={productId} file={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </Panel>
  )
}

const pathOf = (productId: string) => `/digital-access/products/${productId}/files`

const columnsOf = (
  { may }: CurrentStore,
  productId: string,
  remove: (file: DigitalFile) => void,
): Column<DigitalFile>[] => [
  {
    key: 'name',
    header: t('files.name'),
    phone: 'lead',
    wide: true,
    cell: ({ name }) => <span className="strong">{name}</span>,
  },
  { key: 'type', header: t('files.type'), cell: ({ contentType }) => <code>{contentType}</code> },
  {
    key: 'size',
    header: t('files.size'),
    align: 'end',
    phone: 'detail',
    cell: ({ size }) => sizeOf(size),
  },
  {
    key: 'at',
    header: t('files.at'),
    phone: 'note',
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: may('WRITE_INVENTORY'),
    cell: (file) => (
      <span className="row-actions">
        <Replace productId={productId} file={file} />
        <IconButton label={t('files.delete-one', { name: file.name })} onClick={() => remove(file)}>
          <Trash2 size={16} />
        </IconButton>
      </span>
    ),
  },
]

/** Replaces a file by a newer version: the new one arrives first, so that buyers always have one of them. */
function Replace({ productId, file }: { productId: string; file: DigitalFile }) {
  const { storeId, api } = useStore()
  const queryClient = useQueryClient()
  const uploads = useUploads<DigitalFile>(pathOf(productId), async () => {
    await api.digitalAccess.deleteDigitalFile(productId, file._id)
    toast(t('files.replaced', { name: file.name }))
    await queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'digital-files') })
  })
  return (
    <>
      <Sendings of={uploads.sendings} />
      <FileButton label={t('files.replace', { name: file.name })} onFiles={uploads.send}>
        <RefreshCw size={16} />
      </FileButton>
    </>
  )
}

interface DeleteFileProps {
  productId: string
  file: DigitalFile
  onClose: () => void
}

function DeleteFile({ productId, file, onClose }: DeleteFileProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('files.delete-title', { name: file.name })}
      action={t('files.delete')}
      send={() => api.digitalAccess.deleteDigitalFile(productId, file._id)}
      changes={['digital-files']}
      done={t('files.deleted')}
      onClose={onClose}
    >
      {t('files.delete-lead')}
    </ConfirmChange>
  )
}
