import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { hasTag, read, readPages } from '#core/gateway/read.ts'
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
  readPages(listMessages, { filter, pageSize: PAGE_SIZE }, { context, tags: ['messages', 'inbox'] })

export const messageQuery = (id: string, context: PageContext) =>
  read(getMessage, { id }, { context, tags: ['messages'] })

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
