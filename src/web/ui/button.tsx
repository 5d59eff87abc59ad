import type { ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger'

/** Returns the class of a link that looks like a button. */
export const buttonClass = (look: ButtonLook = 'plain') => `button button-${look}`

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /** The thing that it began is under way: it stays as wide as it is and does nothing. */
  busy?: boolean
  icon?: ReactNode
}

/** Begins something. There is one `main` button on a page; `danger` is for what cannot be taken back. */
export function Button({
  look = 'plain',
  busy = false,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      className={[buttonClass(look), className].filter(Boolean).join(' ')}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  label: string
  children: ReactNode
}

/**
 * Shows a button with a picture alone; its label is for those who do not see the picture, and a title for those who do.
 */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <Button
      look="quiet"
      {...rest}
      aria-label={label}
      title={label}
      className={['icon-button', className].filter(Boolean).join(' ')}
    >
      {children}
    </Button>
  )
}
