import './developer.css'
import { useId } from 'react'
import type { Console } from '../../../api/client.ts'
import { CheckField, TextArea, TextField } from '../../../ui/field.tsx'
import { type FormValues, useFieldRefusal } from '../../../ui/form.tsx'
import { t } from '../../../words/developer.ts'
import { scopes as scopeWords } from '../../../words/scopes.ts'
import type { App } from './queries.ts'

type AppScope = Console<'AppScope'>

/** Only a store's own tools may have these scopes: no app can ask for them. */
const own = [
  'READ_ACTIVITY',
  'READ_SALES',
  'WRITE_ORDERS',
  'WRITE_DISCOUNTS',
  'WRITE_BLOGS',
  'WRITE_NOTES',
  'WRITE_SCRIPTS',
  'WRITE_ROLES',
  'WRITE_PAYOUTS',
  'WRITE_DOMAINS',
  'WRITE_KYC',
  'WRITE_NOTIFICATIONS',
  'WRITE_STORE',
] as const satisfies Exclude<Console<'StoreScope'>, AppScope>[]

type StoreScope = Console<'StoreScope'>
const storeScopes = Object.keys(scopeWords).map((key) => key.slice('scope.'.length) as StoreScope)
const isAppScope = (scope: StoreScope): scope is AppScope => !(own as readonly StoreScope[]).includes(scope)
const appScopes = storeScopes.filter(isAppScope)

/** Shows the fields of an app. */
export function AppFields({ app }: { app?: App }) {
  return (
    <>
      <TextField
        name="name"
        label={t('developer.name')}
        hint={t('developer.name-hint')}
        defaultValue={app?.name}
        maxLength={80}
        required
        focused={!app}
      />
      <KindChoice confidential={app?.confidential ?? true} />
      <TextArea
        name="redirectUris"
        label={t('developer.redirects')}
        hint={t('developer.redirects-hint')}
        defaultValue={app?.redirectUris.join('\n')}
        placeholder="https://app.example/callback"
        rows={3}
        required
        spellCheck={false}
      />
      <ScopeFields legend={t('developer.scopes')} of={appScopes} chosen={app?.scopes ?? ['READ_ORDERS']} />
    </>
  )
}

function KindChoice({ confidential }: { confidential: boolean }) {
  return (
    <fieldset className="options">
      <legend>{t('developer.kind')}</legend>
      {(['server', 'public'] as const).map((kind) => (
        <label key={kind} className="option">
          <input
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={(kind === 'server') === confidential}
          />
          <span className="option-words">
            <span className="strong">{t(`developer.kind-${kind}`)}</span>
            <span className="muted small">{t(`developer.kind-${kind}-hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ScopeFieldsProps {
  legend: string
  of: readonly StoreScope[]
  chosen: readonly StoreScope[]
}

/** Shows one tick for each scope, with what it allows and its name. */
export function ScopeFields({ legend, of, chosen }: ScopeFieldsProps) {
  const id = useId()
  // The service refuses an empty list.
  const isRefused = useFieldRefusal('scopes') !== undefined
  return (
    <fieldset className="scopes" aria-describedby={isRefused ? id : undefined}>
      <legend>{legend}</legend>
      {isRefused && (
        <p id={id} className="field-error" role="alert">
          {t('developer.scopes-none')}
        </p>
      )}
      {of.map((scope) => (
        <CheckField
          key={scope}
          name="scopes"
          value={scope}
          label={t(`scope.${scope}`)}
          hint={<code>{scope}</code>}
          defaultChecked={chosen.includes(scope)}
        />
      ))}
    </fieldset>
  )
}

/** Returns the app as the form has it, in the shape of the contract. */
export const appOf = (values: FormValues) => ({
  name: values.text('name'),
  confidential: values.text('kind') === 'server',
  redirectUris: values.text('redirectUris').split(/\s+/).filter(Boolean),
  scopes: appScopes.filter((scope) => values.all('scopes').includes(scope)),
})
