import type { Ref } from 'react'
import { Combo, type ComboItem, type ComboLabels } from './Combo.tsx'
import { Field, type FieldWords } from './Field.tsx'
import { Well } from './Well.tsx'

interface Props extends FieldWords {
  label: string
  id?: string
  items: readonly ComboItem[]
  /** Value of the chosen item; empty if nothing is chosen yet. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
  labels: ComboLabels
  placeholder?: string
  disabled?: boolean
}

/**
 * A field for one of many choices, found by search; it takes the props of react-hook-form's
 * `Controller`.
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
