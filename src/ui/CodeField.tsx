import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { tidyText } from '#lib/tidyText.ts'
import { Field, type FieldWords } from './Field.tsx'
import { inputClass, Well } from './Well.tsx'

/** The most characters in a verification code (docs/product.md §5). */
const LONGEST = 255

interface Props
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'required' | 'children' | 'type'> {
  /** Content at the end of the field, such as a button that sends the code. */
  action?: ReactNode
}

/** Drops the spaces and dashes that pasted codes contain. */
function tidyCode(typed: string): string {
  return tidyText(typed)
    .replaceAll(/[\s\u2014\u2015-]/g, '')
    .slice(0, LONGEST)
}

function tidyInput(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if ((event.nativeEvent as InputEvent).isComposing) return
  const tidy = tidyCode(input.value)
  if (tidy !== input.value) input.value = tidy
}

/**
 * A field for a code from a message or a picture. It is a single input, so that phones can fill
 * it in and users can paste. A secret that a player knows is a `PasswordField`.
 */
export function CodeField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  action,
  onChange,
  ...input
}: Props) {
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <Well invalid={Boolean(error)} disabled={input.disabled}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            onChange={(event) => {
              tidyInput(event)
              onChange?.(event)
            }}
            className={`${inputClass} text-[1.25rem] tracking-[0.2em] sm:tracking-[0.3em] tabular-nums placeholder:text-body placeholder:tracking-normal`}
          />
          {action && <span className="flex shrink-0">{action}</span>}
        </Well>
      )}
    </Field>
  )
}
