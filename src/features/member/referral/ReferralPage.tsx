import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Earnings } from './Earnings.tsx'
import { FriendList } from './FriendList.tsx'
import { InviteCard } from './InviteCard.tsx'
import { referralQuery } from './queries.ts'
import { TermsCard } from './TermsCard.tsx'

/** The referral page: the player's link, the steps that earn a reward, and the referred friends. */
export function ReferralPage() {
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...referralQuery, enabled })
  return (
    <div className="flex min-w-0 flex-col gap-7">
      {data ? (
        <>
          <InviteCard referral={data} />
          <Earnings referral={data} />
          <TermsCard terms={data.terms} currency={data.currency} />
        </>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading…</Trans>
          </span>
          <Skeleton className="h-80 rounded-panel" />
          <Skeleton className="h-28 rounded-panel" />
        </div>
      )}
      <FriendList />
    </div>
  )
}
