import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './Field.tsx'

interface Props
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'className' | 'required' | 'children'> {
  /** Text of the field; its characters are counted beside the label if there is a `maxLength`. */
  value: string
}

/**
 * A field for several lines of text, such as a reason or an address; it grows with its text in
 * browsers that can do so. One line is a `TextField`.
 */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  maxLength,
  value,
  rows = 5,
  ...textarea
}: Props) {
  const count = maxLength !== undefined && (
    <span
      className={`text-caption tabular-nums ${value.length >= maxLength ? 'text-warning-text' : 'text-muted'}`}
    >
      {`${value.length}/${maxLength}`}
    </span>
  )
  return (
    <Field {...{ id, label, hint, error, required, aside: aside ?? count, className }}>
      {(control) => (
        <div
          data-invalid={error ? true : undefined}
          data-disabled={textarea.disabled || undefined}
          className="well flex w-full min-w-0 rounded-[min(var(--radius-control),1.25rem)]"
        >
          <textarea
            {...textarea}
            {...control}
            {...{ maxLength, value, rows }}
            className="well-input field-sizing-content max-h-80 min-h-28 min-w-0 flex-1 resize-y bg-transparent px-4 py-3 text-body outline-none disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  )
}
