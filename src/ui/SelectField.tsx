import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { inputClass, Well } from './Well.tsx'

interface Props
  extends FieldWords, Omit<ComponentProps<'select'>, 'className' | 'required' | 'children'> {
  /**
   * The choices in the order in which players look for them; from about ten a `ComboField` is
   * quicker.
   */
  items: readonly { value: string; label: string }[]
  /** Text of the empty option, which is selected until the user chooses. */
  placeholder?: string
}

/**
 * A field for one of up to ten choices, with the platform's own list, which phones show as a
 * wheel or sheet. More choices are a `ComboField`, and a filter above a list is a `ChipChoice`.
 */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  items,
  placeholder,
  ...select
}: Props) {
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <Well invalid={Boolean(error)} disabled={select.disabled} className="relative">
          <select
            {...select}
            {...control}
            className={`${inputClass} appearance-none truncate pe-11 has-[option[value='']:checked]:text-muted`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {items.map(({ value, label: text }) => (
              <option key={value} value={value} className="bg-overlay text-text">
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-1/2 size-4.5 -translate-y-1/2 text-muted"
          />
        </Well>
      )}
    </Field>
  )
}
