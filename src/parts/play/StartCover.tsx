import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { identityAtom } from '#core/session/session.ts'
import { balanceQuery, merchantWalletQuery } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GameCover } from './GameCover.tsx'
import type { PlayTarget } from './lotteryTerms.ts'

interface Props {
  target: PlayTarget
  onStart: () => void
  onLeave: () => void
}

/**
 * Covers a game that an address has opened: says what a start will do, such as move money, and
 * starts the game after a press.
 */
export function StartCover(props: Props) {
  const isTrial = useAtomValue(identityAtom) === 'trial' || props.target.trial === true
  return (
    <div className="relative min-h-0 flex-1">
      {isTrial ? <TrialStart {...props} /> : <RealStart {...props} />}
    </div>
  )
}

function TrialStart({ target, onStart, onLeave }: Props) {
  const { t } = useLingui()
  const isVisitor = useAtomValue(identityAtom) === 'visitor'
  return (
    <GameCover
      name={t`Try this game with play money`}
      cover={target.cover}
      actions={
        <Actions onLeave={onLeave}>
          <Button onClick={onStart}>
            <Trans>Start the trial</Trans>
          </Button>
        </Actions>
      }
    >
      <p className="text-body text-pretty text-muted">
        {isVisitor ? (
          <Trans>No account needed, and nothing is paid. Wins are play money, too.</Trans>
        ) : (
          <Trans>Nothing is paid. Wins are play money, too.</Trans>
        )}
      </p>
    </GameCover>
  )
}

function RealStart({ target, onStart, onLeave }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const wallet = useQuery(merchantWalletQuery)
  const balance = useQuery(balanceQuery)
  const lanes = useLanes()
  const vendor = lanes.data
    ?.flatMap(({ vendors }) => vendors)
    .find(({ code }) => code === target.vendor)?.name
  const failed = [wallet, balance].find(({ error, data }) => error && !data)
  const isKnown = wallet.data && balance.data && !lanes.isPending
  const amount = balance.data && formatMoney(balance.data.balance, locale, balance.data.currency)
  return (
    <GameCover
      name={target.name ?? vendor ?? t`Game`}
      cover={target.cover}
      actions={
        <Actions onLeave={onLeave}>
          {!failed && (
            <Button disabled={!isKnown} onClick={onStart}>
              {wallet.data?.isSingle === false ? (
                <Trans>Move the balance and play</Trans>
              ) : (
                <Trans>Start the game</Trans>
              )}
            </Button>
          )}
        </Actions>
      }
    >
      {failed?.error ? (
        <LineFailure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isKnown ? (
        <p className="text-body text-pretty text-muted">
          {wallet.data.isSingle ? (
            <Trans>You play for real money. Your balance: {amount}.</Trans>
          ) : vendor ? (
            <Trans>
              You play for real money. Your whole balance of {amount} moves to {vendor} and comes
              back when you leave the game.
            </Trans>
          ) : (
            <Trans>
              You play for real money. Your whole balance of {amount} moves to the game’s provider
              and comes back when you leave the game.
            </Trans>
          )}
        </p>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </GameCover>
  )
}

function Actions({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    <>
      {children}
      <Button variant="quiet" onClick={onLeave}>
        <Trans>Back to the games</Trans>
      </Button>
    </>
  )
}
