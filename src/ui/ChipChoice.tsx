import { Chip } from './Chip.tsx'

interface Props<Value extends string | undefined> {
  /** Name of the choice for screen readers. */
  label: string
  /** All choices, the most used first. */
  options: readonly Value[]
  /** The choice that is in force. */
  chosen: Value
  /** Words of an option on its chip. */
  name: (option: Value) => string
  /** Called with the option of the pressed chip, also if it is chosen already. */
  onChoose: (option: Value) => void
  /** How the row is laid out where it is too long for one line. */
  className?: string
}

/**
 * A row of chips of which one is chosen, to filter or sort what is below; `undefined` may stand
 * for all. Two or three ways to do the same are `Tabs`, and an answer in a form is a
 * `SelectField`.
 */
export function ChipChoice<Value extends string | undefined>({
  label,
  options,
  chosen,
  name,
  onChoose,
  className = 'flex-wrap',
}: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={`flex gap-2 ${className}`}>
      {options.map((option) => (
        <Chip
          key={option ?? ''}
          active={option === chosen}
          className="min-h-thumb"
          onClick={() => onChoose(option)}
        >
          {name(option)}
        </Chip>
      ))}
    </div>
  )
}
