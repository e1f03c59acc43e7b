import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { hasTag, read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { unreadCountQuery } from '#core/session/member/queries.ts'
import {
  getMessage,
  getQuestion,
  getQuestionPicture,
  listMessages,
  listQuestions,
  type MessageFilter,
} from './api.ts'
import type { MessageEntry } from './schema.ts'

const PAGE_SIZE = 30

export const inboxQuery = (filter: MessageFilter, context: PageContext) =>
  readPages(
    listMessages,
    { filter, pageSize: PAGE_SIZE },
    { context, tags: ['messages', 'inbox', 'rewards'] },
  )

export const messageQuery = (id: string, context: PageContext) =>
  read(getMessage, { id }, { context, tags: ['messages', 'rewards'] })

export const questionsQuery = read(listQuestions, {}, { tags: ['messages'] })

export const questionQuery = (id: string) => read(getQuestion, { id }, { tags: ['messages'] })

/** Never another one, so that it is asked for once. */
export const pictureQuery = (id: string, picture: string) => ({
  ...read(getQuestionPicture, { id, picture }),
  staleTime: Infinity,
})

/** Changes the entries of all lists that are loaded, at once; null takes an entry out. */
export function changeInbox(
  queryClient: QueryClient,
  change: (entry: MessageEntry) => MessageEntry | null,
): void {
  queryClient.setQueriesData<InfiniteData<{ list: MessageEntry[] }>>(
    { predicate: hasTag('inbox') },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.flatMap((entry) => change(entry) ?? []),
        })),
      },
  )
}

/** Drops the replies of lists that are on their way. */
export function stopInbox(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: hasTag('inbox') })
}

/**
 * Notes how many messages are unread now. Lists on screen are right already; others are fetched again
 * when they are opened.
 */
export function settleInbox(queryClient: QueryClient, unread: number): void {
  queryClient.setQueryData(unreadCountQuery.queryKey, { count: unread })
  void queryClient.invalidateQueries({ predicate: hasTag('inbox'), refetchType: 'none' })
}
