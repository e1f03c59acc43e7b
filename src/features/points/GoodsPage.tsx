import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, PackageSearch } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageContext } from '#core/locale/pageContext.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/SelectField.tsx'
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

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5'

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
          title={t`Nothing fits these filters`}
          detail={t`Your points grow with every bet. Look at what else there is meanwhile.`}
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
    featured: t`Recommended`,
    cheapest: t`Fewest points first`,
    dearest: t`Most points first`,
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div
        role="group"
        aria-label={t`Categories`}
        className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Chip
          active={category === undefined}
          className="min-h-thumb"
          onClick={() => choose({ category: undefined })}
        >
          <Trans context="filter of goods">All</Trans>
        </Chip>
        {GOOD_CATEGORIES.filter((each) => goods.some((good) => good.category === each)).map(
          (each) => (
            <Chip
              key={each}
              active={category === each}
              className="min-h-thumb"
              onClick={() => choose({ category: each })}
            >
              {t(CATEGORY_NAMES[each])}
            </Chip>
          ),
        )}
      </div>
      <div className="flex items-end justify-between gap-3">
        {canAfford && (
          <Chip
            active={affordable}
            className="min-h-thumb"
            icon={affordable ? <Check aria-hidden="true" /> : undefined}
            onClick={() => choose({ affordable: !affordable })}
          >
            <Trans>What I can afford</Trans>
          </Chip>
        )}
        <SelectField
          label={t`Sort by`}
          className="ms-auto min-w-0 flex-1 sm:max-w-60"
          items={SORTS.map((value) => ({ value, label: names[value] }))}
          value={sort}
          onChange={({ target }) => choose({ sort: target.value as GoodsSort })}
        />
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
