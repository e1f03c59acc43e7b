import type { ReactNode } from 'react'

interface Props {
  /** Whether the edge shows an error. */
  invalid?: boolean
  disabled?: boolean
  className?: string
  /** The control, and buttons or notes beside it. */
  children: ReactNode
}

/**
 * The visible box of a field: it contains the control and its buttons, and shows errors and the
 * focus. Only a new kind of field needs it, since each field that exists, such as `TextField`,
 * has one.
 */
export function Well({ invalid = false, disabled = false, className = '', children }: Props) {
  return (
    <div
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={`well flex h-control-lg min-h-thumb w-full min-w-0 items-stretch ${className}`}
    >
      {children}
    </div>
  )
}

/**
 * An input without a frame, since the box around it has one; 16 px text, so that phones do not zoom
 * in.
 */
export const inputClass =
  'well-input min-w-0 flex-1 self-stretch bg-transparent px-4 text-body outline-none disabled:cursor-not-allowed'
