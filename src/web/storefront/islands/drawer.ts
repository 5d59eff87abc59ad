import { spendKeys } from '../../ui/keys.ts'

/**
 * Shows what is in the cart beside the page, as the server has drawn it, and names what was done. The browser keeps the
 * focus in a modal dialog, closes it with Escape, and brings the focus back to the button that was pressed.
 */
export function openDrawer(content: string): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')!
  drawer.innerHTML = content
  spendKeys()
  drawer.showModal()
  drawer.querySelector<HTMLElement>('h2')!.focus()
}

/** Has the drawer close by its button and by a press beside it. */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  drawer?.addEventListener('close', spendKeys)
  drawer?.addEventListener('click', ({ target }) => {
    if (target === drawer || (target as HTMLElement).closest('[data-close]')) drawer.close()
  })
}
