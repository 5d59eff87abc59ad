import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { type Picture, pictures } from '../../shell/picture-field.tsx'
import { UploadField } from '../../shell/uploads.tsx'

/** Maximum number of pictures in the contract. */
const most = 50

/** Returns the name of the field with a picture's description. */
export const altField = (url: string) => `imageAlts[${url}]`

interface PicturesProps {
  images: string[]
  /** The descriptions of the pictures when the form was opened, by their addresses. */
  alts: Record<string, string>
  onChange: (change: (images: string[]) => string[]) => void
}

/** Edits the pictures in the order in which shoppers see them. They are dragged, or moved by the buttons of each. */
export function Pictures({ images, alts, onChange }: PicturesProps) {
  const dragged = useRef<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const add = ({ url }: Picture) =>
    onChange((all) => (all.includes(url) ? all : [...all, url].slice(0, most)))
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return
    onChange((all) => moved(all, from, to))
    setSaid(t('pictures.moved', { place: to + 1, count: images.length }))
  }
  return (
    <Panel
      title={t('pictures.title')}
      actions={
        images.length > 0 && (
          <span className="muted small">{t('pictures.count', { count: images.length, most })}</span>
        )
      }
    >
      <div className="stack">
        {images.length > 0 && (
          <ol className="pictures">
            {images.map((url, index) => (
              <li
                key={url}
                draggable
                className={over === index ? 'picture picture-over' : 'picture'}
                onDragStart={() => {
                  dragged.current = index
                }}
                onDragOver={(event) => {
                  if (dragged.current === null) return
                  event.preventDefault()
                  setOver(index)
                }}
                onDragLeave={() => setOver(null)}
                onDragEnd={() => {
                  dragged.current = null
                  setOver(null)
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged.current !== null) move(dragged.current, index)
                  setOver(null)
                }}
              >
                <PictureTile
                  url={url}
                  alt={alts[url] ?? ''}
                  place={index + 1}
                  count={images.length}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => onChange((all) => all.filter((one) => one !== url))}
                />
              </li>
            ))}
          </ol>
        )}
        <p className="hidden-text" role="status">
          {said}
        </p>
        {images.length < most && (
          <UploadField
            {...pictures}
            label={t('pictures.add')}
            hint={t('pictures.hint')}
            most={most - images.length}
            onArrived={add}
          />
        )}
      </div>
    </Panel>
  )
}

interface PictureTileProps {
  url: string
  alt: string
  place: number
  count: number
  onMove: (by: number) => void
  onRemove: () => void
}

function PictureTile({ url, alt, place, count, onMove, onRemove }: PictureTileProps) {
  return (
    <>
      <img src={url} alt={t('pictures.alt', { place })} loading="lazy" draggable={false} />
      <input
        name={altField(url)}
        className="input picture-alt"
        aria-label={t('pictures.words', { place })}
        placeholder={t('pictures.words-hint')}
        defaultValue={alt}
        maxLength={500}
      />
      <span className="picture-actions">
        <IconButton
          label={t('pictures.earlier', { place })}
          aria-disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft size={16} />
        </IconButton>
        <IconButton
          label={t('pictures.later', { place })}
          aria-disabled={place === count}
          onClick={() => onMove(1)}
        >
          <ChevronRight size={16} />
        </IconButton>
        <IconButton label={t('pictures.remove', { place })} onClick={onRemove}>
          <Trash2 size={16} />
        </IconButton>
      </span>
    </>
  )
}

function moved<Value>(all: Value[], from: number, to: number): Value[] {
  const rest = all.toSpliced(from, 1)
  return rest.toSpliced(to, 0, all[from]!)
}
