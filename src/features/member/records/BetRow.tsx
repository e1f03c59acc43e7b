import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { formatMoney } from '#lib/money.ts'
import { formatMoment } from '#lib/periodFormats.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { shownName } from '#parts/games/lanes.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { Button } from '#ui/Button.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { BET_STATE_WORDS } from '#parts/records/rowMessages.ts'
import type { Bet } from '#parts/records/schema.ts'

interface Props {
  bet: Bet
  locale: string
  currency: string
  zone: string
}

/**
 * A row of the betting record: the game, the state and the result of a bet. A press on it shows all
 * details.
 */
export function BetRow({ bet, locale, currency, zone }: Props) {
  const { t } = useLingui()
  const brand = useBrand()
  const vendor = shownName(bet.vendor, bet.vendorName, brand)
  const state = BET_STATE_WORDS[bet.state]
  const stake = formatMoney(bet.stake, locale, currency)
  return (
    <RecordRow
      icon={bet.category && <GameTypeIcon type={bet.category} />}
      title={bet.game ?? vendor}
      caption={formatMoment(bet.at, locale, zone)}
      aside={
        bet.state === 'SETTLED' ? (
          // Nearly all bets are settled. On phones the amount already shows that, so only screen
          // readers get the word.
          <span className="text-caption text-muted max-sm:sr-only">{t(state.name)}</span>
        ) : (
          <StatusLabel tone={state.tone}>{t(state.name)}</StatusLabel>
        )
      }
      amount={
        bet.state === 'SETTLED' ? (
          <SignedAmount amount={bet.net} {...{ locale, currency }} />
        ) : (
          <span aria-hidden="true">–</span>
        )
      }
      amountNote={t({ message: `Stake ${stake}`, context: 'of a bet' })}
    >
      <Details {...{ bet, vendor, locale, currency, zone }} />
    </RecordRow>
  )
}

function Details({ bet, vendor, locale, currency, zone }: Props & { vendor: string }) {
  const { t } = useLingui()
  const launch = useLaunch()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <>
      <p className="text-label text-pretty text-muted">{t(BET_STATE_WORDS[bet.state].sentence)}</p>
      <RecordFacts
        facts={[
          [t({ message: 'Stake', context: 'of a bet' }), write(bet.stake)],
          [t`Valid bet`, write(bet.validBet)],
          [t({ message: 'Win', context: 'movement of money' }), write(bet.win)],
          [t`Game provider`, vendor],
          bet.category !== undefined && [t`Category`, t(CATEGORIES[bet.category].name)],
          bet.settledAt !== undefined && [
            t({ message: 'Closed', context: 'when a bet was settled or voided' }),
            formatMoment(bet.settledAt, locale, zone),
          ],
          bet.round !== undefined && [
            t({ message: 'Round', comment: 'A round of a game, followed by its number' }),
            <span key="round" className="font-mono text-caption">
              {bet.round}
            </span>,
          ],
          [
            t({ message: 'Reference', context: 'of a bet or a transaction' }),
            <Reference key="reference" text={bet.reference} />,
          ],
        ]}
      />
      {bet.nodeId !== undefined && (
        <Button
          variant="soft"
          className="self-start"
          onClick={() =>
            launch({
              nodeId: bet.nodeId,
              vendor: bet.vendor,
              type: bet.category,
              name: bet.game,
            })
          }
        >
          <Play aria-hidden="true" className="size-4.5" />
          <Trans>Open this game</Trans>
        </Button>
      )}
    </>
  )
}
