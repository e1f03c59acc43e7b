import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useDetour } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '../Loaded.tsx'
import { SubPage } from '../SubPage.tsx'
import { PayoutAccountCard } from './PayoutAccountCard.tsx'
import { payoutAccountsQuery } from './queries.ts'
import { RemovePayoutAccount } from './RemovePayoutAccount.tsx'
import type { PayoutAccount } from './schema.ts'

/** The bank accounts, e-wallets and crypto addresses to which the player's withdrawals are paid. */
export function PayoutAccounts() {
  const { t } = useLingui()
  const query = useQuery(payoutAccountsQuery)
  const [leaving, setLeaving] = useState<PayoutAccount | null>(null)
  const detour = useDetour()
  const add = (
    <Link
      to={paths.member('securityCenter', 'bank-accounts/new')}
      state={detour}
      className={buttonClass()}
    >
      <Plus aria-hidden="true" className="size-5" />
      <Trans>Add an account</Trans>
    </Link>
  )
  return (
    <SubPage
      title={t`Bank accounts and addresses`}
      note={<Trans>Withdrawals go to these only, and only to accounts in your own name.</Trans>}
    >
      <Loaded query={query}>
        {({ accounts, maxAccounts, payeeName }) =>
          accounts.length === 0 ? (
            <EmptyState
              icon={<Landmark />}
              title={t`No withdrawal accounts yet`}
              detail={t`Add an account before you withdraw. You can use it a day later; the wait keeps thieves from being paid.`}
              action={add}
            />
          ) : (
            <div className="flex flex-col gap-4">
              {payeeName && (
                <p className="text-label text-muted">
                  <Trans>
                    All are in the name of <strong className="text-text">{payeeName}</strong>.
                  </Trans>
                </p>
              )}
              <ul className="flex flex-col gap-3">
                {accounts.map((account) => (
                  <PayoutAccountCard
                    key={account.id}
                    account={account}
                    onRemove={() => setLeaving(account)}
                  />
                ))}
              </ul>
              {accounts.length < maxAccounts ? (
                <div>{add}</div>
              ) : (
                <p className="text-label text-muted">
                  <Trans>You can’t save more accounts. Remove one that you don’t need first.</Trans>
                </p>
              )}
            </div>
          )
        }
      </Loaded>
      {leaving && <RemovePayoutAccount account={leaving} onClose={() => setLeaving(null)} />}
    </SubPage>
  )
}
