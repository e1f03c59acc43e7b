import { listWaitingContracts } from '#features/agent/contracts/api.ts'
import type { Actor } from './actor.ts'
import { lengthen } from './lengthen.ts'
import { ACCOUNTS, LEADER } from './people.ts'
import type { Change } from './replies.ts'
import type { Scene } from './scene.ts'

/** Storage keys by which a tab remembers closed announcements. */
const ANNOUNCEMENT_KEYS = ['USER_POPUP:v1', 'ANONYMOUS_POPUP:v1']

/** Storage key of the contracts whose popup an agent has already seen. */
const TOLD_KEY = 'contracts-told:v1'
type Waiting = Record<'id' | 'asks', string>

/** Pattern of calls for a page's own content, not for the shell around it. */
const OF_THE_PAGE = new RegExp(
  '^/(?:lgw|lotto|wps/(?:' +
    [
      'relay/(?!MCSFE_getListAnnouncements|GCSGAME_newGameVendor)',
      'member/(?!info$)',
      'session/login',
      'system/(?:helpCenter|setting)',
      '(?:agent|feedback|game|verification)/',
    ].join('|') +
    '))',
)

/** Pattern of calls whose replies have words and amounts of operators, vendors and players. */
const WITH_WORDS = /^\/(?:lgw|lotto|wps\/(?:relay|agent))\//

/** Name of the demo account that is logged in. */
export const accountOf = ({ as = 'member', account, empty, row }: Scene): string =>
  account ?? (row ? LEADER : ACCOUNTS[as][empty ? 'empty' : 'full'])

/**
 * Lists what the tab of a scene has in its session storage: announcements and waiting contracts
 * count as seen, unless the scene shows them.
 */
export async function seenBefore(scene: Scene, actor: Actor): Promise<Record<string, string>> {
  if (scene.announced) return {}
  const closed = Object.fromEntries(ANNOUNCEMENT_KEYS.map((key) => [key, 'closed']))
  if (scene.as !== 'agent') return closed
  const { list } = await actor.ask(accountOf(scene), listWaitingContracts)
  const told = list.map(({ id, asks }: Waiting) => `${id}:${asks}`).join(',')
  return { ...closed, [TOLD_KEY]: told }
}

/** Finds how a scene changes the replies to a call, by the call's path; undefined if it does not. */
export function changeOf(
  { replies, longWords }: Pick<Scene, 'replies' | 'longWords'>,
  path: string,
): Change | undefined {
  const own = replies?.find((each) => each.path === path)?.change
  return own ?? (longWords && WITH_WORDS.test(path) ? lengthen : undefined)
}

/** What a scene's gateway does with a call, by the call's path, once it is spoilt. */
export function fateOf({ failing, loading }: Scene, path: string): 'fails' | 'hangs' | 'answered' {
  if (!OF_THE_PAGE.test(path)) return 'answered'
  return failing ? 'fails' : loading ? 'hangs' : 'answered'
}
