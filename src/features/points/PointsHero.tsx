import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CircleHelp, Hourglass, Lock, TrendingUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import { usePageContext } from '#core/locale/pageContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EarnDialog } from './EarnDialog.tsx'
import { goodsQuery, pointConfigQuery } from './queries.ts'
import { moneyOf } from './schema.ts'
import { usePointBalance, useWritePoints } from './usePoints.ts'

/**
 * The head of the points mall with the player's points. On the first page it also tells how
 * points are earned and spent.
 */
export function PointsHero({ title, isStart }: { title: string; isStart: boolean }) {
  const identity = useAtomValue(identityAtom)
  const [explains, setExplains] = useState(false)
  const hasPoints = identity === 'member' || identity === 'agent'
  const balance = usePointBalance()
  // An error replaces the figures of the points.
  const isFailed = hasPoints && balance.error !== null && !balance.data
  return (
    <header className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 overflow-hidden rounded-panel bg-primary-soft p-5 text-on-primary-soft tight:grid-cols-1 lg:px-8">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-label font-semibold">{title}</h1>
        {hasPoints ? <Balance /> : <Invitation />}
      </div>
      {isStart && !isFailed && <Showcase />}
      {isStart && (
        <div className="col-span-2 flex min-w-0 tight:col-span-1 flex-col gap-4">
          {hasPoints && <Facts />}
          <div className="flex flex-wrap gap-2">
            {identity === 'visitor' ? (
              <Link to={paths.login(paths.pointMall())} className={buttonClass()}>
                <Trans>Log in</Trans>
              </Link>
            ) : (
              hasPoints && (
                <Link to={paths.pointMall('convert')} className={buttonClass()}>
                  <Trans>Convert to money</Trans>
                </Link>
              )
            )}
            <Button variant="outline" onClick={() => setExplains(true)}>
              <CircleHelp aria-hidden="true" className="size-4.5" />
              <Trans>How points are earned</Trans>
            </Button>
          </div>
        </div>
      )}
      {explains && <EarnDialog onClose={() => setExplains(false)} />}
    </header>
  )
}

function Balance() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { data, error, refetch } = usePointBalance()
  const { data: config } = useQuery(pointConfigQuery)
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  return (
    <dl className="flex flex-col gap-1">
      <dt className="text-label">
        <Trans comment="Label: how many points the player has">Current points</Trans>
      </dt>
      <dd
        className="text-display font-extrabold tabular-nums wrap-anywhere max-[22.5rem]:text-heading"
        aria-live="polite"
      >
        {data ? write.figure(data.points) : <Skeleton className="h-10 w-48" />}
      </dd>
      {data && config?.conversion && (
        <dd className="text-label tabular-nums">
          {t({
            message: `Worth ${{
              amount: formatMoney(
                moneyOf(data.points, config.conversion, config.currency),
                locale,
                config.currency,
              ),
            }}`,
            comment: 'What points are worth in money',
          })}
        </dd>
      )}
    </dl>
  )
}

/** Numbers of points that are still to be credited, that are reserved, and that will expire. */
function Facts() {
  const { locale } = useLanguage()
  const { timeZone } = useBrand()
  const { pendingPoints = 0, heldPoints = 0, expiring: soon = [] } = usePointBalance().data ?? {}
  const [next] = soon
  // Last day on which the expiring points can be spent.
  const day =
    next &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(
      Date.parse(next.time) - 1,
    )
  if (pendingPoints === 0 && heldPoints === 0 && !next) return null
  return (
    <ul className="flex flex-col gap-1.5 text-label">
      {pendingPoints > 0 && (
        <Fact icon={<TrendingUp aria-hidden="true" />}>
          <Plural
            value={pendingPoints}
            one="# point from today’s bets comes after midnight"
            other="# points from today’s bets come after midnight"
          />
        </Fact>
      )}
      {heldPoints > 0 && (
        <Fact icon={<Lock aria-hidden="true" />}>
          <Plural
            value={heldPoints}
            one="# point is set aside for open redemptions"
            other="# points are set aside for open redemptions"
          />
        </Fact>
      )}
      {next && (
        <Fact icon={<Hourglass aria-hidden="true" />}>
          <Trans>
            Use <Plural value={{ points: next.points }} one="# point" other="# points" /> by {day}
          </Trans>
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0 text-pretty">{children}</span>
  </li>
)

const Invitation = () => (
  <div className="flex max-w-xl flex-col gap-2">
    <p className="text-heading font-extrabold text-balance md:text-title lg:text-display">
      <Trans>Play, earn points, choose your reward</Trans>
    </p>
    <p className="text-body text-pretty">
      <Trans>
        Valid bets with real money earn points, won or lost. Redeem points for phones, gold,
        vouchers and free bets.
      </Trans>
    </p>
  </div>
)

/** Pictures of three goods, which overlap; nothing in a mall without goods. */
function Showcase() {
  const context = usePageContext()
  const imageUrl = useImageUrl()
  const { data } = useQuery(goodsQuery(context))
  const shown = data?.list.filter(({ isHot, stock }) => isHot && stock > 0).slice(0, 3)
  if (data?.list.length === 0) return null
  const looks = [
    'z-10 -me-10 -rotate-6 max-md:hidden lg:-me-14',
    'z-20 md:scale-110',
    'z-10 -ms-10 rotate-6 max-md:hidden lg:-ms-14',
  ]
  return (
    <div aria-hidden="true" className="isolate flex items-center justify-center md:px-6 md:py-3">
      {looks.map((look, index) => (
        <Picture
          key={look}
          src={imageUrl(shown?.[index]?.imageUrl)}
          alt=""
          fallback={null}
          className={`size-26 rounded-panel shadow-raised md:size-32 lg:size-40 ${look}`}
        />
      ))}
    </div>
  )
}
