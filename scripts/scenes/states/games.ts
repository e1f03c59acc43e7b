import { listLotteries } from '#features/lottery/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { paths } from '#core/navigation/paths.ts'
import type { Actor } from '../actor.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { popupWith, type Step } from '../steps.ts'

/** A vendor whose games run in the page, and one whose games need a window of their own. */
const FRAMED = { vassalage: 'NLN', gameType: 'RNG' }
const WINDOWED = { vassalage: 'IVH', gameType: 'LIVE' }

const linkTo = (target: typeof FRAMED) => `/seamless?${new URLSearchParams(target)}`
/** Starts the game that an address has opened. */
const start: Step = { press: 'main h2 ~ div button:enabled' }

const openFilters: Step = { press: 'main [role=group] button[aria-expanded]' }

/** Lists of games, narrowed and searched. */
const LISTS: readonly Scene[] = [
  {
    name: 'games-filters',
    path: '/rng',
    side: 'narrow',
    overlay: true,
    steps: [openFilters, popupWith('#filter-vendors')],
  },
  {
    name: 'games-vendors',
    path: '/rng',
    side: 'wide',
    overlay: true,
    steps: [
      { press: 'main [role=group] > button[aria-haspopup=dialog]:enabled' },
      popupWith('input[type=search]'),
    ],
  },
  { name: 'games-found', path: '/rng?q=dragon', side: 'narrow' },
  { name: 'games-not-found', path: '/rng?q=qwzx' },
  { name: 'games-log-in', path: '/rng?filter=FAV' },
]

const play = (name: string, path: string, more: Partial<Scene>): Scene => ({
  name: `seamless-${name}`,
  path,
  as: 'member',
  flags: ['seamlessWallet'],
  ...more,
})

/** End of a maintenance, far ahead, since the gallery and the preview have clocks of their own. */
const ENDS_AT = '2030-01-01T05:00:00Z'

/** Changes the state of the vendor whose games run in the page. */
const close = (state: 'failing' | 'maintenance') => async (actor: Actor) => {
  await actor.setRules({ vendors: { [FRAMED.vassalage]: { state, endsAt: ENDS_AT } } })
}

/** A game within a page, before and after the player has started it. */
const PLAYED: readonly Scene[] = [
  play('start', linkTo(FRAMED), { steps: [{ see: 'main h2 ~ div button:enabled' }] }),
  play('in-page', linkTo(FRAMED), { steps: [start, { see: 'main iframe' }] }),
  play('in-window', linkTo(WINDOWED), { steps: [start, { see: 'main a[target=_blank]' }] }),
  play('failing', linkTo(FRAMED), {
    prepare: close('failing'),
    fails: /status of 50\d/,
    steps: [start, { see: 'main [role=alert]' }],
  }),
  play('maintenance', linkTo(FRAMED), {
    prepare: close('maintenance'),
    fails: /status of \d+/,
    steps: [start, { see: 'main [role=alert] time' }],
  }),
]

async function firstLottery(actor: Actor): Promise<string> {
  const { list } = await actor.ask(MEMBER, listLotteries)
  return paths.draws(list[0].gameCode)
}

/** Opens a game, so that the player has played one. */
async function playGame(actor: Actor): Promise<void> {
  await actor.ask(MEMBER, launchGame, {
    nodeId: '100001',
    trial: false,
    device: 'desktop',
    backUrl: `${actor.origin}/game-return.html`,
  })
}

export const GAME_SCENES: readonly Scene[] = [
  ...LISTS,
  ...PLAYED,
  {
    name: 'home-member',
    path: paths.home,
    as: 'member',
    prepare: playGame,
    steps: [{ see: '#because' }],
  },
  {
    name: 'lottery-table',
    path: paths.draws(),
    as: 'member',
    flags: ['lottery'],
    prepare: firstLottery,
    steps: [{ see: 'main aside li time' }],
  },
]
