import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Ladder } from './Ladder.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelEmblem } from './LevelEmblem.tsx'
import { OwnVip } from './OwnVip.tsx'
import { vipLevelsQuery, vipStandingQuery } from './queries.ts'

/** The VIP levels with their benefits; players also see their own level (docs/product.md §11.3). */
export function VipScreen({ title }: ScreenProps) {
  const identity = useAtomValue(identityAtom)
  const context = usePageContext()
  const { t } = useLingui()
  const hasOwn = useAtomValue(mayAskAtom) && identity !== 'trial' && identity !== 'visitor'
  const levels = useQuery(vipLevelsQuery(context))
  const standing = useQuery({ ...vipStandingQuery(context), enabled: hasOwn })
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-5 lg:px-8 lg:py-8">
      <h1 className="text-title text-balance">{title}</h1>
      {identity === 'visitor' && <Invitation />}
      {hasOwn && standing.error && !standing.data && (
        <SectionFailure error={standing.error} onRetry={() => void standing.refetch()} />
      )}
      {levels.error && !levels.data ? (
        <SectionFailure error={levels.error} onRetry={() => void levels.refetch()} />
      ) : !levels.data || (hasOwn && standing.isPending) ? (
        <Loading />
      ) : (
        <>
          {hasOwn && standing.data && (
            <OwnVip
              levels={levels.data.list}
              standing={standing.data}
              currency={standing.data.currency}
            />
          )}
          <section aria-labelledby="vip-levels" className="flex flex-col gap-4">
            <h2 id="vip-levels" className="section-title text-heading">
              <Trans comment="Heading above all VIP levels">All levels</Trans>
            </h2>
            {levels.data.list.length === 0 ? (
              <EmptyState
                icon={<LevelEmblem rank={1} numbered={false} className="size-10" />}
                title={t`No levels yet`}
                detail={t`Levels and their benefits will appear here.`}
              />
            ) : (
              <>
                <Ladder
                  levels={levels.data.list}
                  standing={hasOwn ? standing.data : undefined}
                  currency={levels.data.currency}
                />
                <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                  {levels.data.list.map((level) => (
                    <LevelCard
                      key={level.rank}
                      {...{ level, currency: levels.data.currency }}
                      isOwn={hasOwn && standing.data?.rank === level.rank}
                    />
                  ))}
                </ul>
              </>
            )}
          </section>
          <Rules />
        </>
      )}
    </div>
  )
}

const Invitation = () => (
  <section className="flex flex-col items-center gap-5 rounded-panel border wash p-6 text-center text-on-primary-soft sm:flex-row sm:p-8 sm:text-start">
    <LevelEmblem rank={6} numbered={false} className="size-28 shrink-0" />
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <p className="text-heading font-bold text-balance">
        <Trans>Your level, your benefits</Trans>
      </p>
      <p className="text-body text-pretty">
        <Trans>
          Every settled bet brings you closer to the next level, with weekly gifts, a birthday gift
          and higher limits.
        </Trans>
      </p>
    </div>
    <div className="flex shrink-0 flex-wrap justify-center gap-3">
      <Link to={paths.register(paths.vip)} className={buttonClass({ size: 'lg' })}>
        <Trans>Sign up</Trans>
      </Link>
      <Link to={paths.login(paths.vip)} className={buttonClass({ size: 'lg', variant: 'outline' })}>
        <Trans>Log in</Trans>
      </Link>
    </div>
  </section>
)

const Rules = () => (
  <section aria-labelledby="vip-rules" className="flex max-w-prose flex-col gap-3">
    <h2 id="vip-rules" className="section-title text-heading">
      <Trans>How it works</Trans>
    </h2>
    <ul className="flex list-disc flex-col gap-2 ps-5 text-label text-pretty text-muted">
      <Rule>
        <Trans>
          A bet counts once it is settled, won or lost. Bets that were voided or fully refunded
          don’t count, nor does play money.
        </Trans>
      </Rule>
      <Rule>
        <Trans>Once you reach a level, you never lose it.</Trans>
      </Rule>
      <Rule>
        <Trans>
          The weekly gift can be claimed from Monday to Sunday; one that isn’t claimed doesn’t carry
          over.
        </Trans>
      </Rule>
    </ul>
  </section>
)

const Rule = ({ children }: { children: ReactNode }) => <li>{children}</li>

const Loading = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-56 rounded-panel" />
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="h-72 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
    </div>
  </div>
)
