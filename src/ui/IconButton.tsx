import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Action of the button, for screen readers and the tooltip. */
  label: string
  /** The icon; it must be known without words, such as a cross that closes. */
  children: ReactNode
  /** Whether it cannot be used now; say near it why, since a grey icon explains nothing. */
  disabled?: boolean | undefined
  /** Called for a press by pointer or key. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/**
 * A button with only an icon, for the few that everybody knows: close, search, back. Any other
 * action is a `Button` with words. It is at least 44 px wide and high, for a thumb.
 */
export function IconButton({ label, className = '', children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-quick hover:bg-raised hover:text-text active:scale-(--press) ${className}`}
      {...props}
    >
      {children}
    </button>
  )
}
