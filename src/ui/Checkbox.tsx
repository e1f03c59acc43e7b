import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'

interface Props extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children' | 'required'
> {
  /** Label of the box; links in it open without ticking the box. */
  label: ReactNode
  /** Message below the box, such as that the terms must be accepted. */
  error?: ReactNode
  /** Whether the form cannot be sent without the tick. */
  required?: boolean
  className?: string
}

/**
 * A tick for an agreement or a setting that is sent with a form. It is a native checkbox, so
 * that `register` and labels work with it. One of several choices is a `SelectField`.
 */
export function Checkbox({ id: ownId, label, error, required, className = '', ...input }: Props) {
  const newId = useId()
  const id = ownId ?? newId
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label className="flex min-h-thumb items-start gap-3 py-3 text-label has-disabled:opacity-60 has-enabled:cursor-pointer">
        <span className="relative flex h-[1lh] shrink-0 items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="tick-box peer size-[1.5rem] appearance-none"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.25}
            className="pointer-events-none absolute inset-0 m-auto size-4 scale-50 text-on-primary opacity-0 transition-[scale,opacity] duration-quick ease-out-soft peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 wrap-anywhere [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-2">
          {label}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
