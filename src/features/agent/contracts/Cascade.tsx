import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { joinSentences } from '#lib/phrases.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { CascadeEntry } from './contractSchema.ts'
import { PartyName } from './PartyName.tsx'
import { useTermsWords } from './useTermsWords.ts'

const DAY = msg`Their earnings until the end of the day are still settled.`

/**
 * Sentence for each kind of contract that says what it still pays after it has ended
 * (docs/product.md §12.7).
 */
const STILL_SETTLED = {
  dividend: DAY,
  dailySalary: DAY,
  hourlySalary: msg`Their earnings until the end of the hour are still settled.`,
  realtimeSalary: msg`Their earnings in the current five-minute period are still settled.`,
}

interface Props {
  ends: readonly CascadeEntry[]
  currency: string
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/**
 * Lists the contracts further down the team that would also end. The agent must see all of them
 * before agreeing.
 */
export function Cascade({ ends, currency, agreed, onAgree }: Props) {
  const { t } = useLingui()
  const words = useTermsWords(currency)
  const count = ends.length
  const kind = ends[0]?.terms.kind
  if (count === 0) {
    return (
      <p className="text-label text-muted">
        <Trans>No contracts on your team end with this one.</Trans>
      </p>
    )
  }
  return (
    <section
      aria-label={t`Contracts that end`}
      className="flex flex-col gap-3 rounded-panel border-2 border-warning bg-surface p-4"
    >
      <h3 className="text-body font-bold text-balance">
        <Plural
          value={count}
          one="This ends # contract of your team"
          other="This ends # contracts of your team"
        />
      </h3>
      <p className="text-label text-pretty text-muted">
        {joinSentences(kind && t(STILL_SETTLED[kind]), t`You can then offer new ones.`)}
      </p>
      <ul className="flex max-h-80 flex-col divide-y overflow-y-auto border-y" tabIndex={0}>
        {ends.map(({ id, member, terms }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2.5 text-label">
            <span className="flex min-w-0 flex-col">
              <strong>
                <PartyName member={member} />
              </strong>
              <span className="text-caption text-muted">
                <Trans comment="Levels below an agent">Level {{ level: member.level }}</Trans>
              </span>
            </span>
            <span className="font-semibold tabular-nums">{words.upTo(terms)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        checked={agreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
        label={
          <Plural
            value={count}
            one="I agree to end this contract"
            other="I agree to end these # contracts"
          />
        }
      />
    </section>
  )
}
