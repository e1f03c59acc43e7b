import { beforeEach, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { listFavoriteGames, listRecentGames } from '#parts/browser/api.ts'
import { listFavoriteIds, listGames, listVendors } from '#parts/games/api.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/center.tsx'
import { AccountGamesScreen } from './AccountGamesScreen.tsx'
import { GameListScreen } from './GameListScreen.tsx'

const nameGame = (id: number) => ({
  id: String(id),
  name: `Dragon ${id}`,
  type: 'RNG',
  vendor: 'NLN',
  icon: '',
  code: '',
})
const vendorOf = (code: string, name: string) => ({ code, name, type: 'RNG' })
const LANES = [
  {
    type: 'RNG',
    classifies: [],
    vendors: [vendorOf('NLN', 'Nine Lanterns'), vendorOf('RVR', 'River Play')],
  },
]

function openLists(answer: (input: Record<string, unknown>) => unknown) {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: LANES }))
  gateway.answer(listGames, answer)
  gateway.answer(listFavoriteIds, () => ({ nodeIds: [] }))
  return gateway
}

// Without this, sessionStorage would keep the vendors of the previous test.
beforeEach(() => window.sessionStorage.clear())

it('the game list of a category loads only games of that category', async () => {
  const gateway = openLists(() => ({ games: [nameGame(1)], totalPages: 1, totalCount: 1 }))
  const { screen } = await showInApp(<GameListScreen />, { address: '/rng' })
  await expect.element(screen.getByText('Dragon 1')).toBeInTheDocument()
  expect(gateway.listOf(listGames)[0]).toMatchObject({ gameType: 'RNG', pageNo: 1 })
})

it('the game list of one vendor shows the vendor’s name', async () => {
  const gateway = openLists(() => ({ games: [nameGame(2)], totalPages: 1, totalCount: 1 }))
  const { screen } = await showInApp(<GameListScreen />, { address: '/rng?vassalage=RVR' })
  await expect.element(screen.getByRole('heading', { name: 'River Play' })).toBeInTheDocument()
  await expect.element(screen.getByText('Dragon 2')).toBeInTheDocument()
  expect(gateway.listOf(listGames)[0]).toMatchObject({ vassalage: 'RVR' })
})

it('a game list that did not load says so, and can be retried', async () => {
  let isDown = true
  openLists(() => {
    if (isDown) throw new GatewayError('forbidden', { status: 403 })
    return { games: [nameGame(3)], totalPages: 1, totalCount: 1 }
  })
  const { screen } = await showInApp(<GameListScreen />, { address: '/rng' })
  await expect.element(screen.getByText('This section didn’t load')).toBeInTheDocument()
  isDown = false
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('Dragon 3')).toBeInTheDocument()
})

it.each([
  ['/favorite', 'No favorites yet', listFavoriteGames],
  ['/recent', 'Nothing played yet', listRecentGames],
] as const)(
  'an empty game list at %s says what fills it, and links to games',
  async (address, told, asked) => {
    const gateway = openLists(() => ({ games: [], totalPages: 0, totalCount: 0 }))
    gateway.answer(asked, () => ({ games: [], totalPages: 0 }))
    const { screen } = await showInApp(<AccountGamesScreen />, { address, member: {} })
    await expect.element(screen.getByText(told)).toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: 'Find a game' }))
      .toHaveAttribute('href', '/games')
  },
)
