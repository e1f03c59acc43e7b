import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { changeAnswer } from '#core/gateway/answers.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { readAgentAnnouncements } from './api.ts'
import { agentAnnouncementsQuery } from './queries.ts'

/**
 * Announcements for agents, and the function that marks them as read at once on screen and at the
 * gateway.
 */
export function useAgentAnnouncements() {
  const queryClient = useQueryClient()
  const query = agentAnnouncementsQuery(usePageContext())
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...query, enabled })
  const markRead = (ids: readonly string[]): void => {
    if (ids.length === 0) return
    changeAnswer(queryClient, query, ({ list }) => ({
      list: list.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
    }))
    // If the call fails, the announcements stay unread and the next visit marks them again.
    readAgentAnnouncements({ ids: [...ids] }).catch(() => undefined)
  }
  return { list: data?.list, error, refetch, markRead }
}
