import { queryOptions, type Query, type QueryFunction } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Call, CallInput } from '#core/contract/call.ts'
import { fillContext, type PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'

/**
 * Names for groups of queries that one change makes stale, so that the code of the change imports
 * no query.
 */
export type QueryTag =
  | 'player'
  | 'play'
  | 'favorites'
  | 'vendors'
  | 'money'
  | 'security'
  | 'promotions'
  | 'rewards'
  | 'points'
  | 'messages'
  | 'inbox'
  | 'agent'
  | 'contracts'

interface ReadMeta extends Record<string, unknown> {
  tags: readonly QueryTag[]
  /** Whether a request of the query carries the session's token, if there is a session. */
  carriesToken: boolean
  series: string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

interface ReadOptions {
  /** Tags of the query, besides `player`, which all calls that need a login have. */
  tags?: readonly QueryTag[]
  /**
   * Part of the cache key that tells repeated queries with the same input apart, such as the rounds
   * of a captcha.
   */
  edition?: readonly unknown[]
  /**
   * Name of a series of queries, such as the lists of one category. While one of them loads, the
   * last answer of its series is shown.
   */
  series?: string
}

type QuerySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> | undefined

/**
 * Defines a query for `useQuery`, for use in `queries.ts` files. Its cache key consists of the
 * path, the input and the context that the call declares. Its request is cancelled when the last
 * component that uses it unmounts. `meta` holds tags and series.
 */
export function read<
  Asked extends QuerySchema,
  Reply extends v.GenericSchema,
  Filled extends PropertyKey,
>(
  declared: Call<Asked, undefined, Reply, Filled>,
  input: CallInput<Asked, undefined, Filled>,
  ...[options]: [Filled] extends [never]
    ? [options?: ReadOptions]
    : [options: ReadOptions & { context: PageContext }]
) {
  const { access, anonymous, context, path } = declared.definition
  const {
    tags = [],
    edition = [],
    series,
    context: page,
  } = (options ?? {}) as Partial<ReadOptions & { context: PageContext }>
  // The request has the same language as the cache key, even if the page's language has changed by
  // then.
  const asked = { ...(page && fillContext(context, page)), ...(input as object) }
  const queryFn: QueryFunction<v.InferOutput<Reply>> = ({ signal }) =>
    declared(asked as typeof input, { signal })
  const query = queryOptions<v.InferOutput<Reply>, GatewayError>({
    meta: {
      tags: access === 'visitor' ? tags : ['player', ...tags],
      carriesToken: !anonymous,
      series,
    },
    queryKey: [path, asked, ...edition],
    queryFn,
    ...(series !== undefined && { placeholderData: keepSeries(series) }),
  })
  return query as typeof query & { queryFn: typeof queryFn }
}

const keepSeries =
  (series: string) =>
  <Data>(previous: Data | undefined, query: Query<Data, GatewayError> | undefined) =>
    query?.meta?.series === series ? previous : undefined

/** Returns a filter for the queries that have a tag. */
export const hasTag =
  (tag: QueryTag) =>
  ({ meta }: { meta?: ReadMeta | undefined }): boolean =>
    meta?.tags.includes(tag) === true
