import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  /** Whether the chip shows the current choice. */
  active: boolean
  /** Icon before the words, for a choice that players know by its icon. */
  icon?: ReactNode
  /** One or two words; longer words push the other chips out of view. */
  children: ReactNode
  /** Called for a press by pointer or key; the chip does not change `active` itself. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /** Whether the choice cannot be made now; leave a chip out that never can be. */
  disabled?: boolean | undefined
}

/**
 * A button for one of a few choices in a row, such as a filter. A whole row of which one is
 * chosen is a `ChipChoice`, and what does something at once is a `Button`.
 */
export function Chip({ active, icon, className = '', children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-pressed={active}
      {...props}
      className={`inline-flex min-h-10 shrink-0 items-center gap-2 rounded-pill border border-border text-label font-medium whitespace-nowrap text-muted transition-colors duration-quick hover:text-text aria-pressed:border-primary-mark aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft [&_svg]:size-4 ${icon ? 'ps-3 pe-4' : 'px-4'} ${className}`}
    >
      {icon}
      <span className="contents">{children}</span>
    </button>
  )
}
