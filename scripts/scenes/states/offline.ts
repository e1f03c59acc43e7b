import { paths } from '#core/navigation/paths.ts'
import type { Scene } from '../scene.ts'
import type { Step } from '../steps.ts'

const LOSE: Step = { lose: 'network' }

/** Pages that were there before the network was lost. */
export const OFFLINE_SCENES: readonly Scene[] = [
  {
    name: 'promotions-offline',
    path: paths.promotions(),
    as: 'member',
    flags: ['promotions'],
    steps: [{ see: 'main ul h2' }, LOSE, { see: ':root[data-offline]' }],
  },
]
