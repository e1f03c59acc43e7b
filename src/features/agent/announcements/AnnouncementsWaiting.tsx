import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { agentAnnouncementsQuery } from './queries.ts'

/** Shows how many announcements the agent has not read. */
export function AnnouncementsWaiting() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...agentAnnouncementsQuery(usePageContext()), enabled })
  const count = data?.list.filter(({ read }) => !read).length ?? 0
  return (
    <CountBadge tone="alert" count={count} label={t`${plural(count, { other: '# unread' })}`} />
  )
}
