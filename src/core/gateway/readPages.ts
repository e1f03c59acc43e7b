import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Call, CallInput } from '#core/contract/call.ts'
import { fillContext, type PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import type { QueryTag } from './read.ts'

interface PagesOptions {
  tags?: readonly QueryTag[]
  context: PageContext
  /**
   * Names of input fields that only set the order of rows. Until the rows in a new order arrive,
   * the old rows stay on screen, so that the focus in the table's head is not lost.
   */
  order?: readonly string[]
}

/**
 * Defines the pages of a long list for `useInfiniteQuery`; each page begins where the one before it
 * ended.
 */
export function readPages<
  Asked extends v.GenericSchema<Record<string, unknown>, Record<string, unknown>>,
  Reply extends v.GenericSchema<unknown, { nextCursor?: string | undefined }>,
  Filled extends PropertyKey,
>(
  declared: Call<Asked, undefined, Reply, Filled>,
  input: CallInput<Asked, undefined, Filled>,
  { tags = [], context: page, order = [] }: PagesOptions,
) {
  const { access, context, path } = declared.definition
  const asked = { ...fillContext(context, page), ...(input as object) }
  type Page = v.InferOutput<Reply>
  const queryKey = [path, asked, 'pages']
  return infiniteQueryOptions<Page, GatewayError, InfiniteData<Page>, QueryKey, string>({
    meta: {
      tags: access === 'visitor' ? tags : ['player', ...tags],
      carriesToken: true,
      series: undefined,
    },
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) =>
      declared({ ...asked, ...(cursor && { cursor }) } as typeof input, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(order.length > 0 && { placeholderData: keepReordered(queryKey, order) }),
  })
}

/**
 * While rows in a new order load, shows the rows of the query before, if the two queries differ
 * only in the order.
 */
const keepReordered =
  (queryKey: QueryKey, order: readonly string[]) =>
  <Data>(previous: Data | undefined, query: { queryKey: QueryKey } | undefined) => {
    const unordered = (key: QueryKey | undefined) =>
      JSON.stringify(key, (name, value: unknown) => (order.includes(name) ? null : value))
    return unordered(query?.queryKey) === unordered(queryKey) ? previous : undefined
  }
