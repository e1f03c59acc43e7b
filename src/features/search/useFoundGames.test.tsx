import { expect, it } from 'vitest'
import { listGames, listVendors } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'
import { getSearchIndex } from './api.ts'
import { useFoundGames } from './useFoundGames.ts'

/** The vendor CPL is in maintenance with all its slots; GSL only with its live casino. */
const LANES = {
  lanes: [
    {
      type: 'RNG',
      vendors: [
        { code: 'GSL', name: 'Gold', type: 'RNG' },
        { code: 'CPL', name: 'Copper', type: 'RNG', closed: { why: 'maintenance' } },
      ],
    },
    {
      type: 'LIVE',
      classifies: [],
      vendors: [{ code: 'GSL', name: 'Gold', type: 'LIVE', closed: { why: 'maintenance' } }],
    },
  ],
}

const GAMES = [
  { id: '1', name: 'Koi', vendor: 'GSL', closed: { why: 'restricted' } },
  { id: '2', name: 'Koi Gate', vendor: 'CPL' },
  { id: '3', name: 'Koi Pond', vendor: 'GSL' },
  { id: '4', name: 'Lucky Koi', vendor: 'GSL' },
] as const

function Names({ text }: { text: string }) {
  const { games, complete, isPending } = useFoundGames(text, text)
  const write = ({ name, closed }: Game) => (closed ? `${name} (closed)` : name)
  const names = games.map(({ game }) => write(complete(game)))
  return <output>{isPending ? 'loading' : names.join(', ')}</output>
}

async function findNames(text: string, hasIndex: boolean) {
  const gateway = openGateway()
  gateway.answer(listVendors, () => LANES)
  const column = (read: (game: (typeof GAMES)[number]) => string) => GAMES.map(read)
  gateway.answer(getSearchIndex, () =>
    hasIndex
      ? {
          nodeId: column(({ id }) => id),
          nodeName: column(({ name }) => name),
          gameType: column(() => 'RNG'),
          vassalage: column(({ vendor }) => vendor),
          closed: [{ nodeId: '1', status: 'RESTRICTED' }],
        }
      : null,
  )
  gateway.answer(listGames, () => ({
    games: GAMES.map((game) => ({ type: 'RNG', ...game })),
    total: GAMES.length,
  }))
  const { screen } = await showInApp(<Names text={text} />)
  return screen.getByRole('status')
}

it.each([
  ['the index', true],
  ['the gateway', false],
])('games found by %s that cannot be played stand below the playable ones', async (_, hasIndex) => {
  const names = await findNames('koi', hasIndex)
  await expect
    .element(names)
    .toHaveTextContent('Koi Pond, Lucky Koi, Koi (closed), Koi Gate (closed)')
})
