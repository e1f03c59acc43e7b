import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp, Check, LayoutGrid, PackageSearch } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { FilterMenu } from '#parts/browser/FilterMenu.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GoodCard } from './GoodCard.tsx'
import {
  filterGoods,
  readGoodsFilter,
  SORTS,
  writeGoodsFilter,
  type GoodsFilter,
  type GoodsSort,
} from './goodsFilter.ts'
import { CATEGORY_NAMES } from './messages.ts'
import { goodsQuery } from './queries.ts'
import { GOOD_CATEGORIES, type Good } from './schema.ts'
import { usePointBalance } from './usePoints.ts'

const GRID =
  'grid grid-cols-2 gap-3 tight:grid-cols-1 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5'

/** Chips are as high as the buttons of menus beside them, and high enough for a thumb on phones. */
const CHIP = 'max-lg:min-h-thumb'

/** The goods of the points mall with their filters: category, affordable goods and order. */
export function GoodsPage() {
  const { t } = useLingui()
  const context = usePageContext()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(goodsQuery(context))
  const points = usePointBalance().data?.points
  const filter = readGoodsFilter(new URLSearchParams(search))
  const choose = (change: Partial<GoodsFilter>) =>
    void navigate({ search: writeGoodsFilter({ ...filter, ...change }) }, { replace: true })
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (data?.list.length === 0) return <NoGoods />
  const shown = data && filterGoods(data.list, filter, points)
  return (
    <section
      aria-label={t({ message: 'Goods', context: 'goods of a shop' })}
      className="flex min-w-0 flex-col gap-5"
    >
      <Filters
        filter={filter}
        choose={choose}
        goods={data?.list ?? []}
        canAfford={points !== undefined}
      />
      {!shown ? (
        <Loading />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<PackageSearch />}
          title={t`Nothing matches these filters`}
          detail={t`You earn points with every bet. Meanwhile, see what else you can get.`}
          action={
            <Button
              variant="outline"
              onClick={() => choose({ category: undefined, affordable: false })}
            >
              <Trans>Show all goods</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={GRID}>
          {shown.map((good) => (
            <li key={good.id} className="min-w-0">
              <GoodCard good={good} currency={data.currency} points={points} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Shown while the mall has nothing at all, so that no filter would change it. */
function NoGoods() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t`No goods here right now`}
      detail={t`New goods appear here as soon as they arrive.`}
    />
  )
}

/** The value of the menu's choice of all categories. */
const ALL = ''

/** All filters of the goods in one row, which phones scroll sideways. */
function Filters({
  filter: { category, affordable, sort },
  choose,
  goods,
  canAfford,
}: {
  filter: GoodsFilter
  choose: (change: Partial<GoodsFilter>) => void
  goods: readonly Good[]
  canAfford: boolean
}) {
  const { t } = useLingui()
  const names: Record<GoodsSort, string> = {
    featured: t({
      message: 'Recommended',
      comment: 'An order of goods: those that the site recommends first',
    }),
    cheapest: t`Fewest points first`,
    dearest: t`Most points first`,
  }
  const isWide = useIsWide()
  const all = t({ message: 'All', context: 'filter of goods' })
  const offered = GOOD_CATEGORIES.filter((each) => goods.some((good) => good.category === each))
  const categories = (
    <>
      <Chip
        active={category === undefined}
        className={CHIP}
        onClick={() => choose({ category: undefined })}
      >
        {all}
      </Chip>
      {offered.map((each) => (
        <Chip
          key={each}
          active={category === each}
          className={CHIP}
          onClick={() => choose({ category: each })}
        >
          {t(CATEGORY_NAMES[each])}
        </Chip>
      ))}
    </>
  )
  const choices = (
    <>
      <FilterMenu
        icon={<ArrowDownUp aria-hidden="true" />}
        label={t({
          message: `Sort by: ${{ order: names[sort] }}`,
          comment: 'Button with the present order',
        })}
        value={sort}
        choices={SORTS.map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => choose({ sort: value })}
      />
      {canAfford && (
        <Chip
          active={affordable}
          className={CHIP}
          icon={affordable ? <Check aria-hidden="true" /> : undefined}
          onClick={() => choose({ affordable: !affordable })}
        >
          <Trans>What I can afford</Trans>
        </Chip>
      )}
    </>
  )
  const line = <span aria-hidden="true" className="mx-1 w-px shrink-0 self-stretch bg-border" />
  if (!isWide) {
    // The order comes first, since categories may run out of view at the end of the row.
    return (
      <div
        role="group"
        aria-label={t`Filters`}
        className="scroll-row -mx-4 flex items-center gap-2 px-4 text-muted"
      >
        {choices}
        {line}
        {categories}
      </div>
    )
  }
  return (
    <div className="@container">
      <div
        role="group"
        aria-label={t`Filters`}
        className="flex flex-wrap items-center gap-2 text-muted"
      >
        <div className="flex gap-2 @max-6xl:hidden">{categories}</div>
        {/* Without room for all categories in the row, a menu has them. */}
        <div className="@6xl:hidden">
          <FilterMenu
            icon={<LayoutGrid aria-hidden="true" />}
            value={category ?? ALL}
            choices={[
              { value: ALL, label: all },
              ...offered.map((value) => ({ value, label: t(CATEGORY_NAMES[value]) })),
            ]}
            onChoose={(value) => choose({ category: value === ALL ? undefined : value })}
          />
        </div>
        {line}
        {choices}
      </div>
    </div>
  )
}

const Loading = () => (
  <div role="status" className={GRID}>
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} className="aspect-[3/4] rounded-panel" />
    ))}
  </div>
)
