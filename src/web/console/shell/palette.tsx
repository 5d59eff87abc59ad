import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from '../../words/words.ts'
import { destinationsFor } from '../navigation.ts'
import { useItemFinds } from '../pages/catalogue/finds.tsx'
import { useOrderFinds } from '../pages/orders/finds.tsx'
import type { Find } from './find.ts'
import { useStore } from './store.tsx'

/** Goes anywhere by a few letters: to the pages, and, once something is typed, to orders and products. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const finds = useFinds(text.trim())
  const chosen = Math.min(at, finds.length - 1)
  const take = (find: Find | undefined) => {
    if (!find) return
    onClose()
    find.go()
  }
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && finds.length > 0) {
      event.preventDefault()
      setAt((chosen + step + finds.length) % finds.length)
    }
    // With an input method, Enter ends the word.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(finds[chosen])
  }
  return (
    <Dialog title={t('palette.title')} look="palette" onClose={onClose}>
      <div className="palette-input">
        <Search size={18} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={finds[chosen] && `${id}-${finds[chosen].key}`}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          value={text}
          data-focus
          onInput={(event) => {
            setText(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={pressed}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={t('palette.title')} className="palette-list">
        {finds.map((find, index) => (
          <Item
            key={find.key}
            id={`${id}-${find.key}`}
            find={find}
            isFirst={find.group !== finds[index - 1]?.group}
            isChosen={index === chosen}
            onPoint={() => setAt(index)}
            onTake={() => take(find)}
          />
        ))}
      </div>
      {finds.length === 0 && <p className="palette-none muted">{t('palette.none', { text })}</p>}
    </Dialog>
  )
}

interface ItemProps {
  id: string
  find: Find
  isFirst: boolean
  isChosen: boolean
  onPoint: () => void
  onTake: () => void
}

function Item({ id, find, isFirst, isChosen, onPoint, onTake }: ItemProps) {
  return (
    <>
      {isFirst && (
        <p className="menu-head" role="presentation">
          {find.group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the input of a combobox keeps the focus */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input of a combobox takes the keys */}
      <div
        id={id}
        role="option"
        aria-selected={isChosen}
        className="palette-item"
        onMouseMove={onPoint}
        onClick={onTake}
      >
        {find.icon}
        <span className="clip">{find.words}</span>
        {find.more && <span className="muted clip">{find.more}</span>}
        {isChosen && (
          <span aria-hidden="true" className="palette-enter">
            ↵
          </span>
        )}
      </div>
    </>
  )
}

/** Returns the matches: pages at once, records once two letters are typed. */
function useFinds(text: string): Find[] {
  const later = useDeferredValue(text)
  return [...usePages(text), ...useOrderFinds(later), ...useItemFinds(later)]
}

function usePages(text: string): Find[] {
  const navigate = useNavigate()
  const current = useStore()
  const { storeId } = current
  return destinationsFor(current)
    .flatMap(({ to, name, icon, pages }) => {
      const others = pages.length > 1 ? pages.filter(({ words }) => t(words) !== name) : []
      return [{ to, name, icon }, ...others.map((page) => ({ icon, ...page, name: t(page.words) }))]
    })
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ to, name, icon: Icon }) => ({
      key: `${to}-${name}`.replace(/\W/g, '_'),
      group: t('palette.pages'),
      words: name,
      icon: <Icon size={16} aria-hidden="true" />,
      go: () => navigate({ to, params: { storeId } }),
    }))
}
