import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { formatRate } from './formatRate.ts'
import { rebateClaimsQuery } from './queries.ts'
import type { RebateClaim } from './schema.ts'

/** Claimed rebates, each with its calculation. */
export function PastRebates() {
  const { t } = useLingui()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...rebateClaimsQuery(context), enabled })
  const currency = query.data?.pages.at(-1)?.currency ?? brand.currency
  return (
    <RecordList
      label={t({ message: 'Claimed rebates', comment: 'Name of a list' })}
      nothing={t`No rebates claimed yet`}
      query={query}
      rowHeight={72}
      renderRow={(claim) => <PastRow {...{ claim, currency }} />}
    />
  )
}

function PastRow({ claim, currency }: { claim: RebateClaim; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const time = writeExactly(claim.at)
  const rate = formatRate(claim.rate, locale)
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <RecordRow
      icon={<GameTypeIcon type={claim.category} />}
      title={t(CATEGORIES[claim.category].name)}
      caption={time}
      aside={<span className="text-caption text-muted tabular-nums">{rate}</span>}
      amount={write(claim.amount)}
    >
      <RecordFacts
        facts={[
          [t`Valid bets`, write(claim.validBet)],
          [t({ message: 'Rate', comment: 'A share of the bets, such as 0.8 %' }), rate],
          [t({ message: 'Time', context: 'when a rebate was claimed' }), time],
        ]}
      />
    </RecordRow>
  )
}
