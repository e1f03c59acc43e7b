import { useLingui } from '@lingui/react/macro'

interface Props {
  /** The drawn numbers in the order of the gateway. */
  numbers: readonly string[]
  /** Whether the balls are large, as above the results of a draw. */
  large?: boolean
}

/** The numbers of a draw, as balls. */
export function Numbers({ numbers, large = false }: Props) {
  const { t } = useLingui()
  // A single number such as "39681" is shown as one ball for each digit.
  const balls = numbers.length === 1 ? [...numbers[0]!] : numbers
  return (
    <ul
      aria-label={t({ message: 'Numbers', comment: 'Table heading: the numbers that were drawn' })}
      className="flex flex-wrap gap-1.5"
    >
      {balls.map((number, index) => (
        <li
          // The index is the key, because a number may appear twice.
          key={index}
          className={`inline-flex items-center justify-center rounded-pill bg-accent-soft font-bold text-accent-text tabular-nums ${large ? 'h-10 min-w-10 px-2.5 text-body' : 'h-7 min-w-7 px-1.5 text-caption'}`}
        >
          {number}
        </li>
      ))}
    </ul>
  )
}
