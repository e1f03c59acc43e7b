import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { inputClass, Well } from './Well.tsx'

interface Props
  extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'required' | 'children'> {
  /** Icon at the start of the field, only where it helps to tell fields apart. */
  icon?: ReactNode
  /** A button or note at the end of the field. */
  end?: ReactNode
}

/**
 * A field for one line of text with its label. A secret is a `PasswordField`, a code a
 * `CodeField`, a number of a phone a `PhoneField`, and several lines a `TextAreaField`. It takes
 * what react-hook-form's `register` returns.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  icon,
  end,
  type = 'text',
  ...input
}: Props) {
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <Well invalid={Boolean(error)} disabled={input.disabled}>
          {icon && (
            <span
              aria-hidden="true"
              className="pointer-events-none flex items-center ps-4 text-muted [&_svg]:size-5"
            >
              {icon}
            </span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            // If the field has a clear button of its own, the browser's clear button is hidden.
            className={`${inputClass} ${icon ? 'ps-3' : ''} ${end ? '[&::-webkit-search-cancel-button]:hidden' : ''}`}
          />
          {end}
        </Well>
      )}
    </Field>
  )
}
