import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Big } from 'big.js'
import { Link2, Plus } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LinkCard } from './LinkCard.tsx'
import { OwnCode } from './OwnCode.tsx'
import { accountPaths } from './places.ts'
import { accountTermsQuery, invitationsQuery } from './queries.ts'
import { ResultFacts } from './ResultFacts.tsx'
import type { Invitation, Results } from './schema.ts'

/** The agent's invitation links with their results, and the agent's own code. */
export function LinkList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(invitationsQuery)
  const { data: terms } = useQuery(accountTermsQuery)
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { list, currency } = data
  const isFull = terms !== undefined && terms.links >= terms.mostLinks
  const most = terms?.mostLinks ?? 0
  const newLink = (
    <Link to={accountPaths.newLink} className={buttonClass({ size: 'lg' })}>
      <Plus aria-hidden="true" className="size-5" />
      <Trans comment="Button: creates an invitation link">New link</Trans>
    </Link>
  )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {list.length === 0 ? (
        <EmptyState
          icon={<Link2 />}
          title={t`No invitation links yet`}
          detail={t`A link decides what newcomers earn and whether they join as players or agents. Create one for each place where you share it, and see which works best.`}
          action={newLink}
        />
      ) : (
        <>
          <section
            aria-label={t`All links together`}
            className="flex flex-col gap-4 card p-4 lg:flex-row lg:items-center lg:justify-between"
          >
            <div className="min-w-0 flex-1">
              <ResultFacts results={sumOf(list)} currency={currency} />
            </div>
            {isFull ? (
              <p className="text-label text-pretty text-muted lg:max-w-60">
                <Plural
                  value={most}
                  one="You have your one link. Delete it to create another."
                  other="You have all # links. Delete one to create another."
                />
              </p>
            ) : (
              newLink
            )}
          </section>
          <ul className="grid gap-4 xl:grid-cols-2">
            {sortLinks(list).map((link) => (
              <li key={link.id} className="grid">
                <LinkCard link={link} currency={currency} />
              </li>
            ))}
          </ul>
        </>
      )}
      {terms?.ownCode && <OwnCode code={terms.ownCode} />}
    </div>
  )
}

/**
 * Sorts the links: those that can be shared come first. Among these and among the others, the
 * gateway's order stays, with the newest link first.
 */
const sortLinks = (links: readonly Invitation[]): Invitation[] =>
  links.toSorted((one, other) => Number(other.state === 'ACTIVE') - Number(one.state === 'ACTIVE'))

const sumOf = (links: readonly Invitation[]): Results =>
  links.reduce<Results>(
    (sum, { results }) => ({
      opens: sum.opens + results.opens,
      registrations: sum.registrations + results.registrations,
      firstDeposits: sum.firstDeposits + results.firstDeposits,
      validBet: Big(sum.validBet).plus(results.validBet).toFixed(),
    }),
    { opens: 0, registrations: 0, firstDeposits: 0, validBet: '0' },
  )

const ListSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans comment="Read to screen readers while a list loads">Loading…</Trans>
    </span>
    <Skeleton className="h-24 rounded-panel" />
    <div className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-52 rounded-panel" />
      <Skeleton className="h-52 rounded-panel" />
    </div>
  </div>
)
