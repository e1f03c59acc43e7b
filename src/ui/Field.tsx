import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** Label, hint and error around every field's control. */
export interface FieldWords {
  /** Name of the field; it always stands above it, never only inside. */
  label: ReactNode
  /** Hint about the expected value; an error stands above it, so that both can be read. */
  hint?: ReactNode
  /** Error message about the entered value; if there is one, the control counts as invalid. */
  error?: ReactNode
  /** Whether the form needs a value; a star marks it. */
  required?: boolean
  /** A link or note at the end of the label's line. */
  aside?: ReactNode
  className?: string
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface Props extends FieldWords {
  id?: string
  /** True if no single control can carry the label, as with the three parts of a date. */
  group?: boolean
  /** Draws the control with the attributes that connect it with the words. */
  children: (control: ControlProps) => ReactNode
}

/** A label above a control with hint and error below it, connected for screen readers. */
export function Field({
  id: ownId,
  label,
  hint,
  error,
  required,
  aside,
  group = false,
  className = '',
  children,
}: Props) {
  const newId = useId()
  const id = ownId ?? newId
  const control: ControlProps = {
    id,
    'aria-describedby':
      [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  const words = (
    <>
      <span>{label}</span>
      {required && (
        <span aria-hidden="true" className="ms-1 text-danger-text">
          *
        </span>
      )}
    </>
  )
  return (
    <div
      {...(group && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': control['aria-describedby'],
      })}
      className={`flex min-w-0 flex-col gap-1.5 ${className}`}
    >
      <div className="flex items-end justify-between gap-3 text-label">
        {group ? (
          <span id={`${id}-label`} className="min-w-0 font-semibold wrap-anywhere">
            {words}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className="min-w-0 font-semibold wrap-anywhere">
            {words}
          </label>
        )}
        {aside && <span className="shrink-0">{aside}</span>}
      </div>
      {children(control)}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-pretty text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/**
 * An error message below a field. Its element is always in the document, even empty, since screen
 * readers announce only changes of an element that exists.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className="text-label text-danger-text empty:hidden">
      {children && (
        <span className="flex gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </span>
      )}
    </p>
  )
}
