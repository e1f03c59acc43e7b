import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { keepAnswer } from '#core/gateway/answers.ts'
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

/** Query of a picture in a thread. A picture never changes, so it is loaded only once. */
export const pictureQuery = (id: string, picture: string) => ({
  ...read(getQuestionPicture, { id, picture }),
  staleTime: Infinity,
})

/**
 * Changes messages in all loaded lists of the inbox at once; if `change` returns null, the message
 * is removed.
 */
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

/**
 * Cancels the pending requests for lists of the inbox, because their replies would be out of date.
 */
export function stopInbox(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: hasTag('inbox') })
}

/**
 * Stores the number of unread messages. The lists on screen are already changed; the other lists
 * are fetched again when they are opened.
 */
export function settleInbox(queryClient: QueryClient, unread: number): void {
  keepAnswer(queryClient, unreadCountQuery, { count: unread })
  void queryClient.invalidateQueries({ predicate: hasTag('inbox'), refetchType: 'none' })
}
