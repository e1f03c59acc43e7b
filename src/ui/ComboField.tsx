import type { Ref } from 'react'
import { Combo, type ComboItem, type ComboLabels } from './Combo.tsx'
import { Field, type FieldWords } from './Field.tsx'
import { Well } from './Well.tsx'

interface Props extends FieldWords {
  /** Name of the field, which also names its list; therefore a text. */
  label: string
  id?: string
  /** All items of the list; the search box filters them. */
  items: readonly ComboItem[]
  /** Value of the chosen item; empty if nothing is chosen yet. */
  value: string
  /** Called with the value of the item that the player chose. */
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
  /** Words of the search box and of a search without results. */
  labels: ComboLabels
  /** Text while nothing is chosen, such as "Choose a bank". */
  placeholder?: string
  disabled?: boolean
}

/**
 * A field for one of many choices, found by search, such as a bank. Up to ten choices are
 * quicker in a `SelectField`. It takes the props of react-hook-form's `Controller`.
 */
export function ComboField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  items,
  value,
  onChange,
  onBlur,
  ref,
  labels,
  placeholder = '',
  disabled,
}: Props) {
  const chosen = items.find((item) => item.value === value)
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <Well invalid={Boolean(error)} disabled={disabled}>
          <Combo
            {...{ ...control, items, value, onChange, onBlur, ref, labels, disabled }}
            name={label}
            className="flex-1 justify-between ps-4 pe-4 text-start text-body"
          >
            <span className={`min-w-0 truncate ${chosen ? '' : 'text-muted'}`}>
              {chosen?.label ?? placeholder}
            </span>
          </Combo>
        </Well>
      )}
    </Field>
  )
}
