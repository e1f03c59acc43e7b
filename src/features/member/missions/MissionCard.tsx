import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Dices } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { ClaimTier } from './ClaimTier.tsx'
import type { Mission } from './schema.ts'
import { TierTrack } from './TierTrack.tsx'

/** One mission: its progress, its tiers and the next step. */
export function MissionCard({ mission, currency }: { mission: Mission; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { id, title, note, measure, tiers } = mission
  const write = (amount: string) => {
    const count = Number(amount)
    return measure === 'BETS'
      ? t`${plural(count, { one: '# bet', other: '# bets' })}`
      : formatMoney(amount, locale, currency)
  }
  const writeDone = (amount: string) =>
    measure === 'BETS' ? formatCount(Number(amount), locale) : write(amount)
  const ready = tiers.find(({ state }) => state === 'CLAIMABLE')
  const next = tiers.find(({ state }) => state === 'OPEN')
  const reward = (ready ?? next)?.reward
  const done = next && writeDone(next.progress)
  return (
    <article
      aria-labelledby={`mission-${id}`}
      className={`flex min-w-0 flex-col gap-4 card p-4 ${ready ? 'border-reward bg-reward-soft' : ''}`}
    >
      <div className="flex items-start gap-3">
        <MissionIcon mission={mission} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 id={`mission-${id}`} className="text-body font-bold text-balance wrap-anywhere">
            {title}
          </h3>
          {note && <p className="text-caption text-pretty text-muted">{note}</p>}
        </div>
      </div>
      <TierTrack {...{ mission, currency, write }} />
      {reward?.kind === 'bonus' && (
        <p className="text-caption text-pretty text-muted">
          <BonusTerms {...{ reward, currency }} />
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-label text-muted tabular-nums">
          {next ? (
            <Trans comment="How much of a mission is done">
              <strong className="text-text">{done}</strong> of {{ target: write(next.target) }}
            </Trans>
          ) : (
            <Trans>All tiers reached</Trans>
          )}
        </p>
        {ready ? (
          <ClaimTier {...{ mission, currency }} tier={ready} />
        ) : (
          next && (
            <Link to={placeOf(mission)} className={buttonClass({ variant: 'soft' })}>
              {measure === 'DEPOSIT' ? <Trans>Deposit</Trans> : <Trans>Play</Trans>}
            </Link>
          )
        )}
      </div>
    </article>
  )
}

function MissionIcon({ mission: { gameTypes, measure } }: { mission: Mission }) {
  const [type] = gameTypes
  if (type) return <GameTypeIcon type={type} />
  const Icon = measure === 'DEPOSIT' ? Banknote : Dices
  return (
    <IconPlate tone="soft">
      <Icon />
    </IconPlate>
  )
}

/** Returns the address of the page on which the player makes progress on a mission. */
function placeOf({ measure, gameTypes: [type] }: Mission): string {
  if (measure === 'DEPOSIT') return paths.member('depositv2')
  return type ? CATEGORIES[type].path : paths.home
}
