import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { WalletMinimal } from 'lucide-react'
import { useState } from 'react'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AllBack } from './AllBack.tsx'
import { FundsSummary } from './FundsSummary.tsx'
import { OpenMove } from './OpenMove.tsx'
import { useWallets } from './useWallets.ts'
import { WalletRow } from './WalletRow.tsx'

const FILTERS = {
  money: msg({
    message: 'With a balance',
    comment: 'Choice of a filter: wallets that are not empty',
  }),
  all: msg({ message: 'All', context: 'wallets' }),
}

/** All wallets with their balances. Each balance loads and fails on its own. */
export function WalletList() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { funds, merchantWallet, isSingle, lanes, wallets } = useWallets()
  const [chosen, setChosen] = useState<keyof typeof FILTERS>()
  const holding = wallets.filter(({ hasMoney }) => hasMoney)
  const filter = chosen ?? (holding.length > 0 ? 'money' : 'all')
  const shown = filter === 'money' && !isSingle ? holding : wallets
  const error = merchantWallet.error ?? (wallets.length === 0 ? lanes.error : null)
  return (
    <div className="flex flex-col gap-6">
      <OpenMove />
      <FundsSummary funds={funds} withTotal={isSingle === false || holding.length > 0} />
      {error ? (
        <SectionFailure error={error} onRetry={() => refreshTagged(queryClient, 'player')} />
      ) : isSingle === undefined || (!isSingle && lanes.isPending) ? (
        <ListSkeleton />
      ) : isSingle && holding.length === 0 ? (
        <EmptyState
          icon={<WalletMinimal />}
          title={t`One wallet for all games`}
          detail={t`Every provider takes bets from your main wallet and pays wins into it. There is nothing to move.`}
        />
      ) : (
        <section aria-labelledby="vendor-wallets" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <h2 id="vendor-wallets" className="section-title text-heading">
              <Trans>Wallets at providers</Trans>
            </h2>
            {!isSingle && (
              <div
                role="group"
                aria-label={t({
                  message: 'Which wallets',
                  comment: 'Name of a choice: all, or only those with money',
                })}
                className="flex flex-wrap gap-2"
              >
                {(['money', 'all'] as const).map((each) => (
                  <Chip key={each} active={filter === each} onClick={() => setChosen(each)}>
                    {t(FILTERS[each])}
                  </Chip>
                ))}
              </div>
            )}
          </div>
          <AllBack holding={holding} />
          {shown.length === 0 ? (
            <EmptyState
              icon={<WalletMinimal />}
              title={t`No provider holds your money`}
              detail={t`All of it is in your main wallet.`}
            />
          ) : (
            <ul className="grid gap-2 xl:grid-cols-2">
              {shown.map((wallet) => (
                <WalletRow key={wallet.code} wallet={wallet} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

const ListSkeleton = () => (
  <div role="status" className="grid gap-2 xl:grid-cols-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-18 rounded-panel" />
    ))}
  </div>
)
