import type { Mode } from '#core/brand/schema.ts'
import { Copyable } from '../Copyable.tsx'
import type { Partner, TokenRow } from './rows.ts'

/** Value of a line that the mode does not need, such as the edge of a fill that is seen anyway. */
const NO_COLOUR = '#00000000'

/** The value of one mode; a colour with its swatch. */
export function Value({ row, value }: { row: TokenRow; value: string | undefined }) {
  if (value === undefined) return null
  if (!row.isColor) return <code className="wrap-anywhere">{value}</code>
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span
        className="size-8 shrink-0 rounded-control border border-border-strong"
        style={{ background: value }}
      />
      {value === NO_COLOUR ? <span className="text-muted">none</span> : <Copyable name={value} />}
    </span>
  )
}

const writeRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** The faintest pair of a colour, which opens to all of its pairs. */
export function Partners({
  partners,
  modes,
}: {
  partners: readonly Partner[]
  modes: readonly Mode[]
}) {
  const [faintest, ...others] = partners
  if (!faintest) return null
  if (others.length === 0) return <Pair partner={faintest} modes={modes} />
  return (
    <details className="group">
      <summary className="cursor-pointer rounded-control">
        <Pair partner={faintest} modes={modes} />
        <span className="block ps-4 text-primary-text group-open:hidden">{`and ${others.length} more`}</span>
      </summary>
      <ul className="ps-4">
        {others.map((partner) => (
          <li key={partner.name} className="pt-1">
            <Pair partner={partner} modes={modes} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Pair({ partner, modes }: { partner: Partner; modes: readonly Mode[] }) {
  const { name, minimum, ratios } = partner
  const passes = Object.values(ratios).every((ratio) => ratio >= minimum)
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span>{`${name} `}</span>
      <span className={passes ? 'text-success-text' : 'text-danger-text'}>
        {`${passes ? '✓' : '✗'} ${modes.map((mode) => writeRatio(ratios[mode]!)).join(' / ')}`}
      </span>
      <span className="text-muted">{`, needs ${minimum}`}</span>
    </span>
  )
}

/** What sets a token in the brand, and which choices can. */
export function Origin({ row: { setBy, choices } }: { row: TokenRow }) {
  const others = choices.filter((name) => !setBy.some((line) => line.startsWith(`${name}:`)))
  return (
    <>
      {setBy.map((line) => (
        <code key={line} className="block font-semibold">
          {line}
        </code>
      ))}
      {others.length > 0 && (
        <span className="block text-muted">{`can be: ${others.join(', ')}`}</span>
      )}
    </>
  )
}
