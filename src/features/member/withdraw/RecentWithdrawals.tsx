import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionEmpty, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { WITHDRAWAL_WORDS } from './messages.ts'
import { withdrawalsQuery } from './queries.ts'
import { reasonOf } from './reasons.ts'
import type { Withdrawal } from './schema.ts'

/** The player's latest withdrawals, each with a link to its receipt. */
export function RecentWithdrawals() {
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...withdrawalsQuery, enabled })
  return (
    <section aria-labelledby="withdraw-recent" className="flex min-w-0 flex-col gap-3">
      <h2 id="withdraw-recent" className="section-title text-heading">
        <Trans comment="Heading above a list">Your withdrawals</Trans>
      </h2>
      {data ? (
        data.length === 0 ? (
          <SectionEmpty />
        ) : (
          <ul className="flex flex-col overflow-hidden card">
            {data.map((withdrawal) => (
              <Row key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
        )
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 rounded-panel" />
      )}
    </section>
  )
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const { id, state, amount, currency, createdAt, account } = withdrawal
  const { name, tone } = WITHDRAWAL_WORDS[state]
  const reason = reasonOf(withdrawal)
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={paths.member('withdraw', id)}
        className="flex min-h-thumb items-center gap-3 px-4 py-3 transition-colors duration-quick hover:bg-raised"
      >
        <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <span className="text-body font-semibold tabular-nums wrap-anywhere">
            {formatMoney(amount, locale, currency)}
          </span>
          <span className="text-caption text-muted wrap-anywhere">
            {`${moments.write(createdAt)} · ${account.institution} ${account.number}`}
          </span>
          <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          {reason && <span className="text-caption wrap-anywhere">{t(reason.name)}</span>}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  )
}
