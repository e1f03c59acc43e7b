import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#core/navigation/paths.ts'
import { CenterScreen } from '#parts/center/CenterScreen.tsx'
import { MemberHeader } from './MemberHeader.tsx'
import type { MemberPageGroup } from './pages.ts'
import { usePages } from './usePages.ts'

const GROUPS: Record<MemberPageGroup, ReturnType<typeof msg>> = {
  money: msg`Money`,
  rewards: msg`Rewards`,
  records: msg`Records`,
  account: msg({ message: 'Account', context: 'heading of a menu' }),
}

/** The member center (docs/product.md §2.5). */
export function MemberScreen() {
  const { t } = useLingui()
  return (
    <CenterScreen
      label={t`Member center`}
      backLabel={t`Back to the member center`}
      header={<MemberHeader />}
      pages={usePages()}
      groups={GROUPS}
      zoned={['records']}
      pathOf={paths.member}
    />
  )
}
