import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/navigation/paths.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import { MoveForm } from './MoveForm.tsx'
import { OpenMove } from './OpenMove.tsx'
import { vendorBalanceQuery } from './queries.ts'
import { useMoveMoney, type Move } from './useMoveMoney.ts'
import { useWallets } from './useWallets.ts'
import { WalletMark } from './WalletMark.tsx'

/**
 * The wallet of one game provider beside the main wallet, with the form that moves money between
 * them.
 */
export function VendorWalletView({ code }: { code: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { funds, isSingle, wallets } = useWallets()
  const own = useQuery(vendorBalanceQuery(code))
  const { unanswered } = useMoveMoney()
  const [chosen, setChosen] = useState<Move['direction']>()
  const [done, setDone] = useState<Move>()
  const wallet = wallets.find((each) => each.code === code) ?? { code, name: code }
  const { name, vendor } = { vendor: undefined, ...wallet }
  const error = own.error ?? funds.error
  const ready = own.data && funds.data && isSingle !== undefined
  const write = (amount: string) =>
    formatMoney(amount, locale, own.data?.currency ?? funds.data?.currency ?? '')
  const hasMoney = ready && !isZero(own.data.balance)
  const direction = isSingle ? 'OUT' : (chosen ?? (hasMoney ? 'OUT' : 'IN'))
  const keepDone = (move: Move) => {
    setChosen(move.direction)
    setDone(move)
  }
  const form = ready && (
    <MoveForm
      // Another direction has another key, so that a new form starts.
      key={direction}
      code={code}
      name={name}
      direction={direction}
      available={direction === 'IN' ? funds.data.balance : own.data.balance}
      currency={own.data.currency}
      onDone={keepDone}
    />
  )
  return (
    <div className="flex max-w-form flex-col gap-5">
      <Link
        to={paths.member('transferFund')}
        className="inline-flex min-h-thumb items-center gap-2 self-start text-label text-primary-text hover:underline max-lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        <Trans comment="Link back and choice of a filter">All wallets</Trans>
      </Link>
      <OpenMove
        onMade={(move) => {
          if (move.vassalage === code) keepDone(move)
        }}
      />
      <div className="flex items-center gap-3">
        <WalletMark vendor={vendor} />
        <h2 className="min-w-0 text-heading wrap-anywhere">{name}</h2>
      </div>
      {error && !ready ? (
        <SectionFailure
          error={error}
          onRetry={() => {
            void own.refetch()
            void funds.refetch()
          }}
        />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border bg-border">
            <Side label={t`Main wallet`} amount={funds.data && write(funds.data.balance)} />
            <Side label={name} amount={own.data && write(own.data.balance)} />
          </dl>
          {done && !unanswered && (
            <FormAlert tone="success">
              {done.direction === 'IN' ? (
                <Trans comment="Notice: money went to a game provider">
                  {{ amount: write(done.amount) }} moved to {name}.
                </Trans>
              ) : (
                <Trans>{{ amount: write(done.amount) }} moved to the main wallet.</Trans>
              )}
            </FormAlert>
          )}
          {own.data?.maintenance ? (
            <FormAlert
              tone="warning"
              title={<ClosedLabel closed={{ why: 'maintenance', ...own.data.maintenance }} />}
            >
              <Trans>
                {name} is under maintenance. Your money there is safe, and you can move it when
                maintenance is over.
              </Trans>
            </FormAlert>
          ) : unanswered ? null : !form ? (
            <Skeleton className="h-40 rounded-panel" />
          ) : isSingle ? (
            form
          ) : (
            <Tabs
              label={t({
                message: 'Direction',
                comment: 'Name of a choice: to or from a game provider',
              })}
              value={direction}
              onChange={setChosen}
              items={[
                { value: 'IN', label: t`To the provider` },
                { value: 'OUT', label: t`To the main wallet` },
              ]}
            >
              {form}
            </Tabs>
          )}
        </>
      )}
    </div>
  )
}

const Side = ({ label, amount }: { label: string; amount: string | undefined }) => (
  <div className="flex min-w-0 flex-col gap-1 bg-surface p-4">
    <dt className="text-caption text-muted wrap-anywhere">{label}</dt>
    <dd className="text-heading font-bold tabular-nums wrap-anywhere" aria-live="polite">
      {amount ?? <Skeleton className="h-7 w-24" />}
    </dd>
  </div>
)
