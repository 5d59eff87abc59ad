import type { ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger'

/** Returns the class of a link that looks like a button. */
export const buttonClass = (look: ButtonLook = 'plain') => `button button-${look}`

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /** Its action is under way: it keeps its width and does nothing. */
  busy?: boolean
  icon?: ReactNode
}

/** Starts an action. A page has one `main` button; `danger` is for actions that cannot be undone. */
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
 * An icon button: its label is for people who cannot see the icon, and a tooltip for those who can.
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
