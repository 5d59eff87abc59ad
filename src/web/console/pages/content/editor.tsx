import { Bold, Heading2, ImagePlus, Italic, Link as LinkIcon, List, Quote } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-field.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { type Key, t } from '../../../words/words.ts'
import { mayUpload, type Picture, pictures } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { Sendings, useUploads } from '../../shell/uploads.tsx'

const Markdown = lazy(() => import('./markdown.tsx').then(({ Markdown }) => ({ default: Markdown })))

interface EditorProps {
  name: string
  text: string
  onText: (text: string) => void
}

/** The marks that a button puts around the selected text, or at the beginning of its lines. */
type Mark = [words: Key, icon: ReactNode, change: (chosen: string) => string]

const marks: Mark[] = [
  ['editor.bold', <Bold key="icon" size={16} />, (chosen) => `**${chosen || t('editor.text')}**`],
  ['editor.italic', <Italic key="icon" size={16} />, (chosen) => `_${chosen || t('editor.text')}_`],
  ['editor.heading', <Heading2 key="icon" size={16} />, (chosen) => `\n## ${chosen || t('editor.text')}\n`],
  ['editor.link', <LinkIcon key="icon" size={16} />, (chosen) => `[${chosen || t('editor.text')}](https://)`],
  ['editor.list', <List key="icon" size={16} />, (chosen) => eachLine(chosen, '- ')],
  ['editor.quote', <Quote key="icon" size={16} />, (chosen) => eachLine(chosen, '> ')],
]

const eachLine = (chosen: string, mark: string) => `\n${(chosen || t('editor.text')).replace(/^/gm, mark)}\n`

/** Edits a text in Markdown, next to a preview. */
export function Editor({ name, text, onText }: EditorProps) {
  const current = useStore()
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const insert = (change: (chosen: string) => string) => {
    const { value, selectionStart, selectionEnd } = area.current!
    area.current!.focus()
    // The only way to change the text that keeps the browser's own undo working.
    document.execCommand('insertText', false, change(value.slice(selectionStart, selectionEnd)))
  }
  const uploads = useUploads<Picture>(pictures.path, ({ name: alt, url }) =>
    insert(() => `\n![${plain(alt)}](${url})\n`),
  )
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {t('editor.label')}
      </label>
      <div className="editor">
        <div className="editor-bar" role="toolbar" aria-label={t('editor.tools')}>
          {marks.map(([words, icon, change]) => (
            <IconButton key={words} label={t(words)} onClick={() => insert(change)}>
              {icon}
            </IconButton>
          ))}
          {mayUpload(current) && (
            <FileButton
              label={t('editor.picture')}
              accept={pictures.accept}
              busy={uploads.isSending}
              onFiles={uploads.send}
            >
              <ImagePlus size={16} />
            </FileButton>
          )}
        </div>
        <div className="editor-panes">
          <textarea
            ref={area}
            id={id}
            name={name}
            className="editor-text"
            value={text}
            maxLength={200_000}
            required
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
          <section className="editor-preview" aria-label={t('editor.preview')} tabIndex={0}>
            {text.trim() ? (
              <Suspense fallback={<Skeleton rows={3} />}>
                <Markdown text={text} />
              </Suspense>
            ) : (
              <p className="muted">{t('editor.preview-empty')}</p>
            )}
          </section>
        </div>
      </div>
      <p id={`${id}-hint`} className="hint">
        {t('editor.hint')}
      </p>
      <Sendings of={uploads.sendings} />
    </div>
  )
}

/** Returns the name of a file as a picture's description: without its extension or Markdown characters. */
const plain = (name: string) => name.replace(/\.\w+$/, '').replace(/[[\]\\]/g, ' ')
