import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { SaveBar } from '../../shell/unsaved.tsx'
import { Basics, Digital, Kept, Visibility } from './item-fields.tsx'
import { type Item, isProduct, kindOf } from './kinds.ts'
import { Pictures } from './pictures.tsx'
import type { Category } from './queries.ts'
import type { Draft } from './save.ts'
import { type Row, rowsFor, rowsOf } from './variant-rows.ts'
import { OptionsDialog, Variants } from './variants.tsx'

interface ItemFormProps {
  item?: Item
  categories: Category[]
  sending: { error: unknown; isPending: boolean }
  isChanged: boolean
  onChange: () => void
  onSave: (values: FormValues, draft: Draft) => void
}

/** Edits all details of one product, food or service. Fields keep their values; lists are kept here. */
export function ItemForm({ item, categories, sending, isChanged, onChange, onSave }: ItemFormProps) {
  const { store } = useStore()
  const kind = kindOf(store)
  const product = item && isProduct(item) ? item : undefined
  const [images, setImages] = useState(item?.images ?? [])
  const [rows, setRows] = useState(product ? rowsOf(product) : [])
  const [isChoosing, setChoosing] = useState(false)
  const changeRows = (change: (rows: Row[]) => Row[]) => {
    onChange()
    setRows(change)
  }
  return (
    <>
      <Form
        sending={sending}
        onEdit={onChange}
        onSubmit={(values) => onSave(values, { images, rows })}
        label={t(`catalogue.${kind}-form`)}
      >
        <div className="split">
          <div>
            <Basics item={item} hasVariants={rows.length > 0} />
            <Pictures
              images={images}
              alts={item?.imageAlts ?? {}}
              onChange={(change) => {
                onChange()
                setImages(change)
              }}
            />
            {kind === 'products' && (
              <Variants rows={rows} onChange={changeRows} onOptions={() => setChoosing(true)} />
            )}
          </div>
          <div>
            <Visibility item={item} />
            {kind !== 'services' && <Kept item={item} categories={categories} />}
            {store.type === 'digital' && <Digital product={product} />}
          </div>
        </div>
        <SaveBar isChanged={isChanged}>
          <Button type="submit" look="main" busy={sending.isPending}>
            {t(item ? 'common.save' : `catalogue.${kind}-create`)}
          </Button>
        </SaveBar>
      </Form>
      {isChoosing && (
        <OptionsDialog
          rows={rows}
          onClose={() => setChoosing(false)}
          onChoose={(choices) => {
            setChoosing(false)
            changeRows((all) => rowsFor(choices, all))
          }}
        />
      )}
    </>
  )
}
