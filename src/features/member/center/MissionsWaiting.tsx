import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { countClaimable, missionsQuery } from '../missions/queries.ts'

/** Badge with the number of mission tiers whose reward the player can claim. */
export function MissionsWaiting() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...missionsQuery(usePageContext()), enabled })
  const count = data ? countClaimable(data) : 0
  return (
    <CountBadge
      count={count}
      label={t`${plural(count, { one: '# reward to claim', other: '# rewards to claim' })}`}
      tone="alert"
    />
  )
}
