import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useMoments } from '#core/gateway/useMoments.ts'
import { joinFacts } from '#lib/phrases.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { KIND_WORDS } from './messages.ts'
import { accountPaths } from './places.ts'
import { openedAccountsQuery } from './queries.ts'

/** The accounts that the agent opened last, each with a link to its receipt. */
export function OpenedList() {
  const { t } = useLingui()
  const { write } = useMoments()
  const { data, error, refetch } = useQuery(openedAccountsQuery)
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="opened" className="flex flex-col gap-3">
      <h2 id="opened" className="section-title text-heading">
        <Trans comment="Heading above accounts that an agent opened for members">
          Opened recently
        </Trans>
      </h2>
      <ul className="max-w-3xl divide-y overflow-hidden card">
        {data.list.map(({ id, account, kind, at, taken }) => (
          <li key={id}>
            <Link
              to={accountPaths.opened(id)}
              className="flex min-h-thumb items-center gap-3 px-4 py-3 hover:bg-raised"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="text-label font-semibold wrap-anywhere">{account}</span>
                <span className="text-caption text-muted">
                  {joinFacts(t(KIND_WORDS[kind].name), write(at))}
                </span>
              </span>
              {!taken && (
                <StatusLabel tone="pending">
                  <Trans>Not logged in yet</Trans>
                </StatusLabel>
              )}
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
