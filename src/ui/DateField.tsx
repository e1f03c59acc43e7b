import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { tidyText } from '#lib/tidyText.ts'
import { datePartOrder, joinDate, readPastedDate, splitDate, type DatePart } from './dateParts.ts'
import { Field, type FieldWords } from './Field.tsx'
import { inputClass, Well } from './Well.tsx'

interface Props extends FieldWords {
  id?: string
  /**
   * A date as `yyyy-MM-dd`; empty if nothing is entered; any other text is an entry that is not a
   * date.
   */
  value: string
  /** Called at each change with the date so far, in the form of `value`. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** Ref to the first of the three inputs for day, month and year. */
  ref?: Ref<HTMLInputElement>
  /** Names of the three inputs, such as "Day". */
  labels: Record<DatePart, string>
  /**
   * BCP 47 tag; it sets the order of the parts, and the calendar era of years read from `value`.
   */
  locale: string
  /** `bday` for a birthday, so that the browser can fill in day, month and year. */
  autoComplete?: 'bday'
  disabled?: boolean
}

const LENGTHS: Record<DatePart, number> = { year: 4, month: 2, day: 2 }

/**
 * A field for a date that people know by heart, such as a birthday, typed as three numbers. A
 * calendar would have to be paged back by decades. A code of digits is a `CodeField`.
 */
export function DateField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  value,
  onChange,
  onBlur,
  ref,
  labels,
  locale,
  autoComplete,
  disabled,
}: Props) {
  const [parts, setParts] = useState(() => splitDate(value, locale))
  if (joinDate(parts) !== value) setParts(splitDate(value, locale))
  const order = datePartOrder(locale)

  const enter = (part: DatePart, input: HTMLInputElement) => {
    const digits = tidyText(input.value).replaceAll(/\D/g, '').slice(0, LENGTHS[part])
    const next = { ...parts, [part]: digits }
    setParts(next)
    onChange(joinDate(next))
    const following = neighbour(input, 1)
    if (digits.length === LENGTHS[part] && digits !== parts[part] && following?.value === '') {
      following.focus()
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = readPastedDate(event.clipboardData.getData('text'), locale)
    if (!whole) return
    event.preventDefault()
    setParts(whole)
    onChange(joinDate(whole))
  }
  const goBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const previous = neighbour(event.currentTarget, -1)
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || !previous) return
    event.preventDefault()
    previous.focus()
  }

  return (
    <Field {...{ id, label, hint, error, required, aside, className }} group>
      {(control) => (
        <div
          data-date-parts=""
          className="flex gap-2.5"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
          }}
        >
          {order.map((part, index) => (
            <label
              key={part}
              className={`flex min-w-0 flex-col justify-end gap-1 text-caption text-muted ${part === 'year' ? 'flex-3' : 'flex-2'}`}
            >
              <span>{labels[part]}</span>
              <Well invalid={Boolean(error)} disabled={disabled}>
                <input
                  ref={index === 0 ? ref : undefined}
                  id={index === 0 ? control.id : undefined}
                  type="text"
                  inputMode="numeric"
                  autoComplete={autoComplete && `${autoComplete}-${part}`}
                  aria-invalid={control['aria-invalid']}
                  aria-required={control['aria-required']}
                  disabled={disabled}
                  value={parts[part]}
                  onChange={(event) => enter(part, event.currentTarget)}
                  onPaste={paste}
                  onKeyDown={goBack}
                  className={`${inputClass} w-full px-2 text-center tabular-nums`}
                />
              </Well>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

function neighbour(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(input.closest('[data-date-parts]')?.querySelectorAll('input') ?? [])]
  return all[all.indexOf(input) + step]
}
