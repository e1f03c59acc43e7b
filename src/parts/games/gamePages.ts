import { queryOptions } from '@tanstack/react-query'
import type { CallOptions } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { listGames } from './api.ts'
import { listFavoriteGames, listRecentGames } from './api.ts'
import type { Game, GameType } from './schema.ts'

/** How many games one page of a list has (docs/product.md §9). */
export const PAGE_SIZE = 24

/** Milliseconds that pages out of view are kept: long lists must not fill a phone's memory. */
const KEPT_MS = 20_000

/** Which games a list shows. */
export type GameSource =
  | {
      kind: 'games'
      gameType?: GameType | undefined
      vassalage?: string | undefined
      gameClassify?: string | undefined
      gameName?: string | undefined
      filter?: 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT' | undefined
    }
  | { kind: 'favorites' }
  | { kind: 'recents' }

export interface GamePage {
  games: readonly Game[]
  totalPages: number
  /** Missing for a player's own lists: the gateway does not tell. */
  totalCount?: number
}

interface Where {
  merchant: string
  language: LanguageCode
  /** Whether the gateway answers a player's own calls. */
  mayAsk: boolean
}

interface Ask {
  path: string
  input: object
  /** A member's answers are dropped with the session. */
  access: 'visitor' | 'member'
  send: (options: CallOptions) => Promise<GamePage>
}

/** One page of a list, counted from 1; its key is the call and its input. */
export function gamePageQuery(source: GameSource, page: number, where: Where, pageSize: number) {
  const { path, input, access, send } = askFor(source, page, where, pageSize)
  return queryOptions<GamePage, GatewayError>({
    meta: { access },
    enabled: access === 'visitor' || where.mayAsk,
    queryKey: [path, 'page', input],
    queryFn: ({ signal }) => send({ signal }),
    refetchOnReconnect: true,
    // What a filter shows stays until the next one's games arrive; tiles are changed, not made anew.
    placeholderData: (games, before) =>
      isFilteredOtherwise(before?.queryKey[2] as Listed | undefined, input) ? games : undefined,
    // A list's beginning is what a visited category opens with.
    ...(page > 2 && { gcTime: KEPT_MS }),
  })
}

type Listed = Partial<Record<'gameType' | 'pageNo' | 'language', unknown>>

/** Whether two requests ask for the same page of the same category. */
const isFilteredOtherwise = (before: Listed | undefined, now: Listed) =>
  now.pageNo !== undefined &&
  before?.pageNo === now.pageNo &&
  before.gameType === now.gameType &&
  before.language === now.language

function askFor(
  source: GameSource,
  page: number,
  { merchant, language }: Where,
  pageSize: number,
): Ask {
  if (source.kind === 'favorites') {
    const input = { pageNum: page, pageSize, language }
    return {
      path: listFavoriteGames.definition.path,
      access: 'member',
      input,
      send: (options) =>
        listFavoriteGames(input, options).then(({ content, totalPages }) => ({
          games: content,
          totalPages,
        })),
    }
  }
  if (source.kind === 'recents') {
    const input = { page, pageSize, clientType: 3 as const, language }
    return {
      path: listRecentGames.definition.path,
      access: 'member',
      input,
      send: (options) =>
        listRecentGames(input, options).then(({ list, totalPages }) => ({
          games: list,
          totalPages,
        })),
    }
  }
  const { kind: _kind, ...filters } = source
  const input = {
    ...filters,
    merchant,
    clientType: 3 as const,
    platform: 'html5-desktop' as const,
    pageNo: page,
    pageSize,
    language,
  }
  const own = filters.filter === 'FAV' || filters.filter === 'RECENT'
  return {
    path: listGames.definition.path,
    access: own ? 'member' : 'visitor',
    input,
    send: (options) => listGames(input, options),
  }
}
