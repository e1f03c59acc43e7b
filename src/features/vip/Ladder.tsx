import { Trans } from '@lingui/react/macro'
import { Big } from 'big.js'
import { Check } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoneyShort } from '#lib/money.ts'
import { centreInRow } from '#ui/centreInRow.ts'
import { LevelEmblem, tierColor } from './LevelEmblem.tsx'
import type { Level, Standing } from './schema.ts'

interface Props {
  levels: readonly Level[]
  /** The player's own level and bets; undefined for visitors. */
  standing: Standing | undefined
  currency: string
}

const showOwn = (step: HTMLLIElement | null) => {
  if (step) centreInRow(step)
}

/**
 * The levels as steps of their metal, each higher than the one before, with the player's place among
 * them.
 */
export function Ladder({ levels, standing, currency }: Props) {
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoneyShort(amount, locale, currency)
  const own = standing?.rank ?? 0
  const next = levels.find(({ rank }) => rank > own)
  return (
    <ol className="relative scroll-row -mx-4 flex items-end gap-1 px-4 pt-1 pb-2 lg:mx-0 lg:px-0">
      {levels.map(({ rank, name, from }, index) => {
        const isReached = rank <= own
        const isOwn = standing !== undefined && rank === own
        const isNext = standing !== undefined && rank === next?.rank
        const left = new Big(from).minus(standing?.validBet ?? 0)
        const missing = write((left.gt(0) ? left : new Big(0)).toFixed())
        return (
          <li
            key={rank}
            ref={isOwn ? showOwn : undefined}
            aria-current={isOwn ? 'step' : undefined}
            style={{
              paddingBottom: `${index * 1.25 + 1}rem`,
              ['--tier' as string]: tierColor(rank),
            }}
            className={`flex min-w-28 flex-1 flex-col items-center gap-1 rounded-t-panel border-t-4 px-2 pt-4 text-center ${isReached ? 'border-primary bg-primary-soft text-on-primary-soft' : 'border-(--tier) bg-[color-mix(in_oklab,var(--tier)_14%,var(--color-raised))]'} ${isOwn ? 'inset-ring inset-ring-primary' : ''}`}
          >
            <LevelEmblem rank={rank} className="size-12 shrink-0" />
            <span className="text-label font-bold wrap-anywhere">{name}</span>
            <span className="text-caption tabular-nums">
              {isNext ? (
                <Trans comment="How much must be bet for the next VIP level">
                  {{ amount: missing }} to go
                </Trans>
              ) : (
                write(from)
              )}
            </span>
            {isReached && (
              <span className="inline-flex items-center gap-1 text-caption font-semibold">
                <Check aria-hidden="true" className="size-3.5" />
                {isOwn ? (
                  <Trans comment="Mark at the player’s VIP level">Your level</Trans>
                ) : (
                  <Trans context="a level">Reached</Trans>
                )}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
