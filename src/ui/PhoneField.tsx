import type { ComponentProps } from 'react'
import { Combo, type ComboItem, type ComboLabels } from './Combo.tsx'
import { Field, type FieldWords } from './Field.tsx'
import { inputClass, Well } from './Well.tsx'

interface Props
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'required' | 'children' | 'type'> {
  /** The field for the country; each item's `hint` is its dialling code, such as `+66`. */
  country: {
    items: readonly ComboItem[]
    value: string
    onChange: (value: string) => void
    /** Name of the list of countries, such as "Country code". */
    label: string
    labels: ComboLabels
  }
}

/**
 * A field for a phone number: the country's dialling code and the rest, in one box. Any other
 * number is a `TextField`. Its value has only the number, without the code.
 */
export function PhoneField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  country,
  ...input
}: Props) {
  const { items, value, onChange, labels } = country
  const chosen = items.find((item) => item.value === value)
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <Well invalid={Boolean(error)} disabled={input.disabled}>
          {items.length > 1 ? (
            <Combo
              {...{ items, value, onChange, labels }}
              name={country.label}
              spoken={[country.label, chosen?.label, chosen?.hint].filter(Boolean).join(', ')}
              disabled={input.disabled}
              className="shrink-0 rounded-e-none border-e border-border-strong ps-4 pe-3 text-body"
            >
              <span dir="ltr" className="tabular-nums">
                {chosen?.hint ?? '+'}
              </span>
            </Combo>
          ) : (
            <span
              dir="ltr"
              className="flex shrink-0 items-center border-e border-border-strong px-4 text-body text-muted tabular-nums"
            >
              {chosen?.hint ?? items[0]?.hint}
            </span>
          )}
          <input
            autoComplete="tel-national"
            {...input}
            {...control}
            type="tel"
            // The groups of digits keep their order in pages that are written from right to left.
            dir="ltr"
            className={`${inputClass} rounded-s-none ps-3.5 tabular-nums rtl:text-right`}
          />
        </Well>
      )}
    </Field>
  )
}
