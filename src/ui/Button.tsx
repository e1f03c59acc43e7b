import type { ComponentProps, MouseEventHandler } from 'react'

type Variant = 'primary' | 'accent' | 'soft' | 'outline' | 'quiet' | 'danger'
type Size = 'sm' | 'md' | 'lg'

/** Colours by variant; `choices.css` draws the filled ones as the brand has chosen. */
const VARIANTS: Record<Variant, string> = {
  primary: 'button-filled button-primary',
  accent: 'button-filled button-accent',
  soft: 'button-soft',
  outline: 'button-line border border-border-strong text-text hover:bg-raised',
  quiet: 'text-text hover:bg-raised',
  danger: 'button-filled button-danger',
}

const SIZES: Record<Size, string> = {
  // On phones the button is at least as high as a thumb needs.
  sm: 'min-h-control-sm max-lg:min-h-thumb px-3 text-label',
  md: 'min-h-control max-lg:min-h-thumb px-4 text-label',
  lg: 'min-h-control-lg px-6 text-body',
}

interface Look {
  /**
   * `primary` for the one main action of a view, `accent` for rewards, `soft` and `outline` for what
   * else can be done, `quiet` inside lists and rows, `danger` for what cannot be undone.
   */
  variant?: Variant
  /** `lg` at the end of a form, `md` on a page, `sm` in a row or card. */
  size?: Size
  /** Whether the button is as wide as its place, as at the end of a form on a phone. */
  block?: boolean
}

interface Props extends ComponentProps<'button'>, Look {
  /** True while the action runs: the button shows a spinner and cannot be pressed again. */
  busy?: boolean
  /** Whether it cannot be used now; say near it why, since a grey button explains nothing. */
  disabled?: boolean | undefined
  /** Called for a press by pointer or key, unless the button is busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** CSS classes of a button, for links that should look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
}: Look = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none transition-[background-color,box-shadow,filter,scale] duration-quick ease-out-soft active:scale-(--press) disabled:pointer-events-none disabled:opacity-50 ${block ? 'w-full py-1 text-balance' : 'whitespace-nowrap tight:py-1 tight:text-center tight:text-balance tight:whitespace-normal'} ${VARIANTS[variant]} ${SIZES[size]}`
}

/**
 * A button for an action, named by its words. Where everybody knows the icon it may be an
 * `IconButton`, and one of several choices is a `Chip`. While `busy`, it keeps its size and the
 * focus, and ignores clicks.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  className = '',
  onClick,
  children,
  ...props
}: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...props}
      // A busy button is not `disabled`, which would drop its focus. Preventing the click also
      // prevents the form's submit.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size, block })} ${className}`}
    >
      {/* The children keep their place in the page while busy, since a browser that translates it
      has put elements of its own among them. */}
      <span className={busy ? 'relative inline-flex items-center justify-center' : 'contents'}>
        <span className={busy ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>
          {children}
        </span>
        {busy && (
          <span className="absolute size-[1.375em] animate-spin rounded-full border-2 border-current border-e-transparent" />
        )}
      </span>
    </button>
  )
}
