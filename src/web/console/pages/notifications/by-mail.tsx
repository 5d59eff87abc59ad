import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Console, consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Answer } from '../../../ui/states.tsx'
import { notices as words } from '../../../words/notices.ts'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'

type Notices = Console<'Notices'>

const noticesQuery = (storeId: string) =>
  queryOptions({
    // A form shows what it opened with, so each time it opens with what is saved.
    gcTime: 0,
    queryKey: storeKey(storeId, 'notices'),
    queryFn: ({ signal }) => consoleApi.notices.get(storeId, { signal }),
  })

/** Lets a person choose what they get by e-mail of the store; everybody has their own choice. */
export function ByMailDialog({ onClose }: { onClose: () => void }) {
  const { storeId } = useStore()
  const asked = useQuery(noticesQuery(storeId))
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Answer to={asked}>{(chosen) => <Choice chosen={chosen} onClose={onClose} />}</Answer>
    </Dialog>
  )
}

const types = Object.keys(words.types) as (keyof typeof words.types)[]

function Choice({ chosen, onClose }: { chosen: Notices; onClose: () => void }) {
  const { storeId } = useStore()
  const save = useChange({
    send: (notices: Notices) => consoleApi.notices.set(storeId, notices),
    changes: ['notices'],
    done: words.saved,
    after: onClose,
  })
  return (
    <Form
      sending={save}
      onSubmit={(values) =>
        save.mutate({
          mailed: types.filter((type) => values.all('mailed').includes(type)),
          digest: values.checked('digest'),
        })
      }
    >
      <p className="muted">{words.lead}</p>
      <CheckField name="digest" label={words.digest} hint={words.digestHint} defaultChecked={chosen.digest} />
      <fieldset className="stack">
        <legend>{words.each}</legend>
        {types.map((type) => (
          <CheckField
            key={type}
            name="mailed"
            value={type}
            label={words.types[type]}
            defaultChecked={chosen.mailed.includes(type)}
          />
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="main" busy={save.isPending}>
          {t('common.save')}
        </Button>
      </DialogActions>
    </Form>
  )
}
