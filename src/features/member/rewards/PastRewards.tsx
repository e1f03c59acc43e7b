import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { RecordRow } from '#parts/records/RecordRow.tsx'
import { SOURCE_NAMES } from '#parts/money/rewards/messages.ts'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { PAST_WORDS } from './messages.ts'
import { pastRewardsQuery } from './queries.ts'
import type { PastReward } from './schema.ts'

/** Rewards that were claimed or have expired. */
export function PastRewards() {
  const { t } = useLingui()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...pastRewardsQuery(context), enabled })
  const currency = query.data?.pages.at(-1)?.currency ?? brand.currency
  return (
    <RecordList
      label={t({
        message: 'Past rewards',
        comment: 'Heading above rewards that were taken or are over',
      })}
      nothing={t`No past rewards yet`}
      query={query}
      rowHeight={80}
      renderRow={(reward) => <PastRow {...{ reward, currency }} />}
    />
  )
}

function PastRow({ reward, currency }: { reward: PastReward; currency: string }) {
  const { t } = useLingui()
  const { writeExactly } = useMoments()
  const write = useRewardFormat(currency)
  const { name, tone, sentence } = PAST_WORDS[reward.state]
  const time = writeExactly(reward.endedAt)
  const source = t(SOURCE_NAMES[reward.source])
  return (
    <RecordRow
      title={reward.title}
      caption={time}
      aside={<StatusLabel tone={tone}>{t(name)}</StatusLabel>}
      amount={write.reward(reward)}
    >
      <p className="text-label text-pretty">{t(sentence)}</p>
      <RecordFacts
        facts={[
          [t({ message: 'From', context: 'what gave a reward' }), source],
          [t({ message: 'Time', context: 'when a reward was claimed, or expired' }), time],
        ]}
      />
    </RecordRow>
  )
}
