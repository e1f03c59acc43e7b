import { useId, type ReactNode } from 'react'

interface Choice {
  value: string
  title: ReactNode
  note?: ReactNode
}

interface Props {
  label: ReactNode
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** Radio buttons as cards, each with a line of explanation. */
export function RadioCards({ label, choices, value, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-thumb cursor-pointer items-start gap-3 rounded-panel border bg-surface p-3 has-checked:border-primary-mark has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="text-label font-semibold wrap-anywhere">{choice.title}</span>
            {choice.note && <span className="text-caption text-pretty">{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
