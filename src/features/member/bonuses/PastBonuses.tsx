import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { BONUS_WORDS } from './messages.ts'
import { pastBonusesQuery } from './queries.ts'
import type { Bonus } from './schema.ts'

/** The player's past bonuses, each with the way in which it ended. */
export function PastBonuses() {
  const { t } = useLingui()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...pastBonusesQuery(context), enabled })
  const currency = query.data?.pages.at(-1)?.currency ?? brand.currency
  return (
    <RecordList
      label={t({ message: 'Past bonuses', comment: 'Heading above bonuses that are over' })}
      nothing={t`No past bonuses yet`}
      query={query}
      rowHeight={80}
      renderRow={(bonus) => <PastRow {...{ bonus, currency }} />}
    />
  )
}

function PastRow({ bonus, currency }: { bonus: Bonus; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const { name, tone, sentence } = BONUS_WORDS[bonus.state]
  const amount = write(bonus.bonus)
  const ended = bonus.closedAt ?? bonus.expiresAt ?? bonus.openedAt
  return (
    <RecordRow
      title={bonus.title ?? t`Bonus of ${amount}`}
      caption={writeExactly(ended)}
      aside={<StatusLabel tone={tone}>{t(name)}</StatusLabel>}
      amount={amount}
    >
      <p className="text-label text-pretty">{t(sentence)}</p>
      <RecordFacts
        facts={[
          [
            t({ message: 'Bet', comment: 'Heads a sum: how much of the required bets was made' }),
            write(bonus.contributed),
          ],
          [
            t({ message: 'Required bets', comment: 'Label: how much must be bet for a bonus' }),
            write(bonus.required),
          ],
          [t({ message: 'From', context: 'start of a bonus' }), writeExactly(bonus.openedAt)],
          [t({ message: 'Until', context: 'end of a bonus' }), writeExactly(ended)],
        ]}
      />
    </RecordRow>
  )
}
