import { X } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/file-field.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import type { Sending } from './uploads.ts'

/** The files on their way, each with how far it is. */
export function Sendings({ of }: { of: Sending[] }) {
  if (of.length === 0) return null
  return (
    <ul className="sendings">
      {of.map(({ key, name, part, error, stop }) => (
        <li key={key}>
          {error ? (
            <div className="stack-tight">
              <p className="strong">{name}</p>
              <Problem error={error} />
            </div>
          ) : (
            <Progress part={part} label={name} />
          )}
          <IconButton label={t(error ? 'common.close' : 'uploads.stop', { name })} onClick={stop}>
            <X size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
