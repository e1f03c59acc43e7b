import { paths } from '#core/navigation/paths.ts'
import type { Scene } from '../scene.ts'
import type { Step } from '../steps.ts'

/** Takes the network away, and waits for the bar that says so. */
const LOST: readonly Step[] = [{ lose: 'network' }, { see: ':root[data-offline]' }]

const SUMS = 'main dl dd'

/** A page of the member center whose content was there before the network was lost. */
const offline = (name: string, path: string, content: string): Scene => ({
  name: `${name}-offline`,
  path,
  as: 'member',
  steps: [{ see: content }, ...LOST],
})

/** Pages that were there before the network was lost. */
export const OFFLINE_SCENES: readonly Scene[] = [
  {
    name: 'promotions-offline',
    path: paths.promotions(),
    as: 'member',
    flags: ['promotions'],
    steps: [{ see: 'main ul h2' }, ...LOST],
  },
  { name: 'home-offline', path: '/', steps: [{ see: 'main .game-cover' }, ...LOST] },
  { name: 'rng-offline', path: '/rng', steps: [{ see: 'main .game-cover' }, ...LOST] },
  offline('member-depositv2', paths.member('depositv2'), 'main ul a'),
  offline('member-withdraw', paths.member('withdraw'), 'main form input[name=amount]'),
  offline('member-personalHistoryCopy', '/member?preset=last30#personalHistoryCopy', SUMS),
]
