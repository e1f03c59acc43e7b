import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight, Gift } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PrizeIcon } from './prizeIcons.tsx'
import { drawPagesQuery } from './queries.ts'
import type { Draw } from './schema.ts'

/** The player's own draws in a raffle, the newest first. */
export function DrawsView({ id }: { id: string }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...drawPagesQuery(id, usePageContext()), enabled })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const draws = data?.pages.flatMap(({ list }) => list)
  return (
    <>
      <header className="flex flex-col gap-1">
        <BackToRaffle id={id} />
        <h1 className="text-title">
          <Trans>My draws</Trans>
        </h1>
      </header>
      {!enabled ? (
        <LoginFirst />
      ) : error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : !draws ? (
        <RowsSkeleton />
      ) : draws.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={t`No draws yet`}
          detail={t`Your draws in this raffle appear here, with everything you need to check them.`}
        />
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-border overflow-hidden card">
            {draws.map((draw) => (
              <li key={draw.id}>
                <DrawRow draw={draw} />
              </li>
            ))}
          </ul>
          {error ? (
            <LineFailure
              error={error}
              onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}
            />
          ) : (
            hasNextPage && (
              <Button
                variant="outline"
                className="w-fit"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                <Trans>Show more</Trans>
              </Button>
            )
          )}
        </>
      )}
    </>
  )
}

function DrawRow({ draw }: { draw: Draw }) {
  const moments = useMoments()
  const { id, raffleId, prize, at, paid, serverSeed } = draw
  const when = moments.write(at)
  const points = Number(paid.amount)
  return (
    <Link
      to={paths.raffle(raffleId, `verify/${id}`)}
      className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised"
    >
      <span
        className={`flex size-11 shrink-0 items-center justify-center rounded-pill ${prize.kind === 'none' ? 'bg-raised text-muted' : 'bg-reward text-on-reward'}`}
      >
        <PrizeIcon kind={prize.kind} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-label font-semibold wrap-anywhere">{prize.name}</span>
        <span className="block text-caption text-muted tabular-nums">{when}</span>
        <span className="block text-caption text-muted tabular-nums">
          {paid.kind === 'ticket' ? (
            <Trans>Paid with a ticket</Trans>
          ) : (
            <Plural value={points} one="Paid with # point" other="Paid with # points" />
          )}
        </span>
      </span>
      <span className="max-w-28 text-end text-caption text-muted">
        {serverSeed === null ? <Trans>Seed still secret</Trans> : <Trans>Can be checked</Trans>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}

export const BackToRaffle = ({ id }: { id: string }) => (
  <Link
    to={paths.raffle(id)}
    className="-ms-1 inline-flex min-h-thumb w-fit items-center gap-1 text-label text-muted hover:text-text"
  >
    <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    <Trans>Back to the raffle</Trans>
  </Link>
)

/** Asks visitors to log in, where players see their own draws. */
export function LoginFirst() {
  const { t } = useLingui()
  const requireAccount = useRequireAccount()
  return (
    <EmptyState
      icon={<Gift />}
      title={t`Log in to see your draws`}
      action={
        <Button onClick={() => requireAccount(() => undefined)}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  )
}

const RowsSkeleton = () => (
  <div role="status" className="flex flex-col gap-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} className="h-18 rounded-panel" />
    ))}
  </div>
)
