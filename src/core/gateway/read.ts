import { queryOptions, type Query, type QueryFunction } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Call, CallInput } from '#core/contract/call.ts'
import { fillContext, type PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'

/** What a change of something asks anew; whatever changes it names the tag, and knows no query. */
export type QueryTag = 'player' | 'play' | 'favorites' | 'vendors'

interface ReadMeta extends Record<string, unknown> {
  tags: readonly QueryTag[]
  /** Whether it is asked under the session's token, if there is one. */
  carriesToken: boolean
  series: string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

interface ReadOptions {
  /** What changes the answer, besides what the call's access says. */
  tags?: readonly QueryTag[]
  /** Sets apart what is asked more than once with the same input, such as the round of a captcha. */
  edition?: readonly unknown[]
  /** Until the answer is there, a reader keeps seeing the last one of the same series. */
  series?: string
}

type QuerySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> | undefined

/**
 * Defines a query for `useQuery`: kept by path, input and the context that the call declares,
 * cancelled when its last reader unmounts. For `queries.ts` files; `meta` says the rest of it.
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
  // Asked in what it is kept by, also where the page is shown in another language by then.
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

/** Finds the queries that something changes. */
export const hasTag =
  (tag: QueryTag) =>
  ({ meta }: { meta?: ReadMeta | undefined }): boolean =>
    meta?.tags.includes(tag) === true
