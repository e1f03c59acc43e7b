import { listChatModels } from '#features/chat/api.ts'
import type { SiteRoute } from '../brand/routes.ts'
import { withStates } from './madeStates.ts'
import { replying } from './replies.ts'
import type { MadeState, Scene } from './scene.ts'
import { CAPTCHAS } from './states/popups.ts'
import { PREPARATIONS } from './preparations.ts'
import { STATES } from './states.ts'
import { popupWith, type Step } from './steps.ts'

/** Row to which the lists of a large team are scrolled. */
const FULL_ROW = 10_000

/**
 * Agents' pages whose lists have as many rows for a large team, and the query with which each shows
 * the most rows.
 */
const FULL: Partial<Record<string, string>> = {
  downlineManagmentView: '?sort=size#downlineManagmentView',
  personalHistoryCopy: '?preset=last30#personalHistoryCopy',
  palStatementsAgentCopy: '?preset=last30&view=PLAYERS#palStatementsAgentCopy',
  agentDownlineTransactionDetailsCopy: '?preset=last30#agentDownlineTransactionDetailsCopy',
  agentDividendRecordCopy2: '?preset=last30&of=downlines#agentDividendRecordCopy2/records',
  agentDailyWages2: '?preset=last30&of=downlines#agentDailyWages2/records',
  agentHourSalary: '?preset=last30&of=downlines#agentHourSalary/records',
  agentRealtimeSalary: '?preset=last30&of=downlines#agentRealtimeSalary/records',
}

/** Steps that open the side menu on a phone. */
const OPEN_MENU: readonly Step[] = [{ press: 'header button:has(.lucide-menu)' }, popupWith('nav')]

const OPEN_CHAT: readonly Step[] = [
  ...OPEN_MENU,
  { press: '[role=dialog] button:has(.lucide-messages-square)' },
]
const CHAT_DESK = '[role=dialog] [data-dialog-body] li button'
const CHAT = {
  path: '/',
  page: 'chat',
  overlay: true,
  side: 'narrow',
  flags: ['liveChat'],
} as const

/** Scenes that need more than an address, and no preparation of the gateway. */
const OTHERS: readonly Scene[] = [
  {
    name: 'login',
    page: 'login',
    path: '/login',
    overlay: true,
    steps: [popupWith('input[autocomplete=current-password]')],
  },
  {
    name: 'register',
    page: 'register',
    states: ['loading', 'failing', 'offline'],
    path: '/register',
    overlay: true,
    steps: [popupWith('input[autocomplete=new-password]')],
    prepare: (actor) => actor.setRules(CAPTCHAS),
  },
  {
    name: 'announcement',
    page: 'announcement',
    path: '/',
    overlay: true,
    steps: [popupWith('[data-dialog-body] > [aria-live]')],
    announced: true,
  },
  {
    name: 'notices',
    page: 'notices',
    path: '/',
    overlay: true,
    steps: [
      { press: '.marquee button', isHidden: true },
      popupWith('[data-dialog-body] > article'),
    ],
  },
  {
    ...CHAT,
    name: 'chat',
    states: ['loading', 'failing', 'offline'],
    steps: [...OPEN_CHAT, { see: CHAT_DESK }],
  },
  {
    ...CHAT,
    name: 'chat-empty',
    replies: [replying(listChatModels, (reply) => ({ ...reply, list: [] }))],
    steps: [...OPEN_CHAT, popupWith('[data-dialog-body] .text-center p')],
  },
  {
    ...CHAT,
    name: 'chat-open',
    steps: [...OPEN_CHAT, { press: CHAT_DESK }, { see: '[role=dialog] iframe' }],
  },
  {
    name: 'contract',
    page: 'contract',
    path: '/agentHome',
    as: 'agent',
    overlay: true,
    steps: [popupWith('section h3')],
    announced: true,
    flags: ['agents', 'dividend', 'dailySalary'],
  },
  { name: 'lobby-category', path: '/?gameType=LIVE' },
  {
    name: 'game-details',
    page: 'game-details',
    states: ['loading', 'failing', 'offline', 'long-words'],
    path: '/rng',
    overlay: true,
    steps: [{ press: '.tile-more', isHidden: true }, popupWith('.game-cover')],
  },
  {
    name: 'search',
    page: 'search',
    states: ['loading', 'failing', 'offline', 'long-words'],
    path: '/?search=dragon',
    overlay: true,
    steps: [popupWith('input')],
  },
  {
    name: 'search-empty',
    page: 'search',
    path: '/?search=qwzx',
    overlay: true,
    steps: [popupWith('input')],
  },
  { name: 'card-tables', path: '/pvp?vassalage=KPT', as: 'member' },
  {
    name: 'drawer',
    page: 'drawer',
    path: '/',
    overlay: true,
    steps: OPEN_MENU,
    side: 'narrow',
  },
  {
    name: 'vendors',
    page: 'vendors',
    path: '/',
    overlay: true,
    steps: [
      { hover: 'header nav [href$="/rng"][aria-expanded]' },
      { see: '[data-layout=large], [data-layout=small]' },
    ],
    side: 'wide',
  },
  { name: 'maintenance', page: 'maintenance', path: '/', systemStatus: 1 },
  { name: 'blocked', page: 'blocked', path: '/', systemStatus: 2 },
  { name: 'invalid-host', page: 'invalid-host', path: '/', strangeHost: true },
  { name: 'network-failure', page: 'network-failure', path: '/', offline: true },
  { name: 'not-found', page: 'not-found', path: '/no-such-page', fails: /status of 404/ },
]

/** All states that a page has which the gateway fills. */
const ALL: readonly MadeState[] = ['loading', 'failing', 'offline', 'long-words']

/** Pages without places of their own that the gateway fills. */
const FILLED: ReadonlySet<string> = new Set(
  '/ /rng /favorite /recent /lottery /promotions /raffle /pointMall /vip /winners'.split(' '),
)

/** Pages that the gateway fills with words of a length that the operator chooses. */
const TOLD: ReadonlySet<string> = new Set('/help /affiliate'.split(' '))

const statesOf = (path: string): readonly MadeState[] | undefined =>
  FILLED.has(path) ? ALL : TOLD.has(path) ? ['loading', 'failing', 'offline'] : undefined

/**
 * Lists all pages of the features, each by its canonical address and in each state, popups and
 * full-page messages. Gallery and Storybook show the same list.
 */
export const listScenes = (routes: readonly SiteRoute[]): readonly Scene[] =>
  [...listPagesOf(routes), ...OTHERS, ...STATES].flatMap(withStates)

const listPagesOf = (routes: readonly SiteRoute[]): readonly Scene[] => [
  // Addresses that end in `*` are left out, since they redirect to another page.
  ...routes
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ path, access, flags }): Scene => {
      const name = path === '/' ? 'home' : path.slice(1)
      return {
        name,
        path,
        page: name,
        states: statesOf(path),
        flags,
        ...(access !== 'visitor' && { as: access }),
      }
    }),
  ...routes.flatMap(({ path, access, flags, places }) =>
    Object.entries(places).flatMap(([place, { flag }]): Scene[] => {
      const name = `${path.slice(1)}-${place}`
      const scene: Scene = {
        name,
        path: `${path}#${place}`,
        page: name,
        flags: flag ? [...flags, flag] : flags,
        as: access === 'agent' ? 'agent' : 'member',
      }
      const prepare = access === 'agent' ? undefined : PREPARATIONS[place]
      return [
        { ...scene, ...(prepare && { prepare }), states: ALL },
        { ...scene, name: `${name}-empty`, empty: true },
        ...(access === 'agent' && FULL[place]
          ? [{ ...scene, name: `${name}-full`, path: path + FULL[place], row: FULL_ROW }]
          : []),
      ]
    }),
  ),
]
