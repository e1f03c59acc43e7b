import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom } from '#core/session/session.ts'
import { merchantWalletQuery } from '#core/wallet/queries.ts'
import { CenterScreen } from '#parts/center/CenterScreen.tsx'
import { useCenterPages } from '#parts/center/useCenterPages.ts'
import { type MemberPageGroup, PAGES } from '../pages.ts'
import { MemberHeader } from './MemberHeader.tsx'
import { MessagesWaiting } from './MessagesWaiting.tsx'
import { MissionsWaiting } from './MissionsWaiting.tsx'
import { RewardsWaiting } from './RewardsWaiting.tsx'

const GROUPS: Record<MemberPageGroup, ReturnType<typeof msg>> = {
  money: msg({
    message: 'Money',
    comment: 'Heads a group of pages: deposits, withdrawals, wallets',
  }),
  rewards: msg({ message: 'Rewards', comment: 'Link to rewards that can be claimed' }),
  records: msg`Records`,
  account: msg({ message: 'Account', context: 'heading of a menu' }),
}

const WAITING = {
  rewardCenter: RewardsWaiting,
  missionLeaderboard: MissionsWaiting,
  messageV2: MessagesWaiting,
}

/** The member center (docs/product.md §2.5). */
export function MemberScreen() {
  const { t } = useLingui()
  return (
    <CenterScreen
      label={t({ message: 'Member center', comment: 'Title of the pages of the player’s account' })}
      backLabel={t`Back to the member center`}
      header={<MemberHeader />}
      pages={usePages()}
      waiting={WAITING}
      groups={GROUPS}
      zoned={['records']}
      pathOf={paths.member}
    />
  )
}

function usePages() {
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const { data } = useQuery({ ...merchantWalletQuery, enabled: !isTrial })
  return useCenterPages(PAGES, paths.member).map((page) =>
    page.id === 'transferFund' && data?.isSingle === false
      ? { ...page, note: msg`Move money to game providers and back` }
      : page,
  )
}
