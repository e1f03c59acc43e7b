import { beforeEach, expect, it } from 'vitest'
import { COMPOSITIONS } from '#core/brand/compositions.ts'
import { HOME_ROWS, type HomeRow } from '#core/brand/homeRows.ts'
import { GatewayError } from '#core/contract/error.ts'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { listGames, listHotGames, listVendors } from '#parts/games/api.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/center.tsx'
import { listWinners } from './api.ts'
import { LobbyScreen } from './LobbyScreen.tsx'

const nameGame = (id: number, type = 'RNG') => ({
  id: String(id),
  name: `Dragon ${id}`,
  type,
  vendor: 'NLN',
  icon: '',
  code: '',
})
const LANES = [
  { type: 'RNG', classifies: [], vendors: [{ code: 'NLN', name: 'Nine Lanterns', type: 'RNG' }] },
  { type: 'LIVE', classifies: [], vendors: [{ code: 'LTS', name: 'Lotus Live', type: 'LIVE' }] },
]

/**
 * Opens a fake gateway with data for every section of the home page; tests replace single replies.
 */
function openFullGateway() {
  const gateway = openGateway()
  gateway.answer(listAnnouncements, () => ({ banners: [], player: [], popup: [], promotion: [] }))
  gateway.answer(listHotGames, () => ({ list: [1, 2, 3].map((id) => nameGame(id)) }))
  gateway.answer(listVendors, () => ({ lanes: LANES }))
  gateway.answer(listGames, () => ({ games: [nameGame(4)], totalPages: 1, totalCount: 1 }))
  gateway.answer(listWinners, () => ({ list: [] }))
  return gateway
}

const showHome = (
  features: Record<string, boolean> = {},
  address = '/',
  home: keyof typeof COMPOSITIONS = 'shelves',
  homeRows: readonly HomeRow[] = HOME_ROWS,
) =>
  showInApp(<LobbyScreen />, {
    brand: {
      features,
      homeRows,
      theme: { defaultMode: 'dark', hero: 'bleed', home: COMPOSITIONS[home] },
    },
    address,
  })

// Without this, sessionStorage would keep the hot games and vendors of the previous test.
beforeEach(() => window.sessionStorage.clear())

it('the home page shows hot games, and the vendors of each category that has vendors', async () => {
  openFullGateway()
  const { screen } = await showHome()
  const hot = screen.getByRole('region', { name: 'Hot games' })
  await expect.element(hot.getByText('Dragon 3')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('region', { name: 'Live casino' }).getByText('Lotus Live'))
    .toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Fishing' }).elements()).toHaveLength(0)
})

it('no game opens two of the rows hot, new and slots, though all have it', async () => {
  const gateway = openFullGateway()
  const games = [1, 2, 3, 4].map((id) => nameGame(id))
  gateway.answer(listHotGames, () => ({ list: games }))
  gateway.answer(listGames, () => ({ games, totalPages: 1, totalCount: games.length }))
  const { screen } = await showHome()
  const rows = ['Hot games', 'New this week', 'Slots']
  const openerOf = (name: string) =>
    screen.getByRole('region', { name }).getByRole('heading', { level: 3 }).first()
  await expect.element(openerOf('Slots')).toHaveTextContent('Dragon 3')
  expect(rows.map((row) => openerOf(row).element().textContent)).toEqual([
    'Dragon 1',
    'Dragon 2',
    'Dragon 3',
  ])
})

it('a home page whose hot games did not load says so, and can retry', async () => {
  const gateway = openFullGateway()
  let isDown = true
  gateway.answer(listHotGames, () => {
    if (isDown) throw new GatewayError('forbidden', { status: 403 })
    return { list: [nameGame(7)] }
  })
  const { screen } = await showHome()
  const hot = screen.getByRole('region', { name: 'Hot games' })
  await expect.element(hot.getByText('This section didn’t load')).toBeInTheDocument()
  isDown = false
  await press(hot.getByRole('button', { name: 'Try again' }))
  await expect.element(hot.getByText('Dragon 7')).toBeInTheDocument()
})

it('the home page without vendors still shows the hot games and offers a retry', async () => {
  const gateway = openFullGateway()
  gateway.answer(listVendors, () => {
    throw new GatewayError('forbidden', { status: 403 })
  })
  const { screen } = await showHome()
  await expect.element(screen.getByText('Dragon 1')).toBeInTheDocument()
  await expect.element(screen.getByText('This section didn’t load').first()).toBeInTheDocument()
})

it('the home page says if there are no hot games', async () => {
  openFullGateway().answer(listHotGames, () => ({ list: [] }))
  const { screen } = await showHome()
  const hot = screen.getByRole('region', { name: 'Hot games' })
  await expect.element(hot.getByText('Nothing here yet')).toBeInTheDocument()
})

it.each([
  [true, 1],
  [false, 0],
])(
  'the home page shows winners only if the brand has that feature (%s)',
  async (winnerBoard, count) => {
    openFullGateway()
    const { screen } = await showHome({ winnerBoard })
    await expect
      .element(screen.getByRole('region', { name: 'Live casino' }).getByText('Lotus Live'))
      .toBeInTheDocument()
    await expect
      .poll(() => screen.getByRole('region', { name: 'Winners' }).elements())
      .toHaveLength(count)
  },
)

it('the home page shows a category’s games instead if the address names a category', async () => {
  openFullGateway()
  const { screen } = await showHome({}, '/?gameType=RNG')
  await expect.element(screen.getByText('Dragon 4')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Hot games' }).elements()).toHaveLength(0)
})

it('a collection on the home page opens with no game that opens another row', async () => {
  const gateway = openFullGateway()
  const games = [1, 2, 3, 4, 5, 6].map((id) => nameGame(id))
  gateway.answer(listHotGames, () => ({ list: games }))
  gateway.answer(listGames, () => ({ games, totalPages: 1, totalCount: games.length }))
  const { screen } = await showHome({}, '/', 'parlour')
  const openerOf = (name: string) =>
    screen.getByRole('region', { name }).getByRole('heading', { level: 3 }).first()
  await expect.element(openerOf('Live casino')).toHaveTextContent('Dragon 3')
  await expect.element(screen.getByText('An evening at the tables')).toBeInTheDocument()
  const openers = ['Hot games', 'New this week', 'Live casino'].map(
    (name) => openerOf(name).element().textContent,
  )
  expect(new Set(openers).size).toBe(3)
})

it('a collection on the home page with few games shows them as cards', async () => {
  openFullGateway()
  const { screen } = await showHome({}, '/', 'parlour')
  const tables = screen.getByRole('region', { name: 'Live casino' })
  await expect.element(tables.getByText('Dragon 4')).toBeInTheDocument()
  expect(tables.element().querySelector('.game-few')).not.toBeNull()
})

it('strips of the home page keep their places while they load', async () => {
  const gateway = openFullGateway()
  gateway.answer(listWinners, () => new Promise<never>(() => {}))
  gateway.answer(listAnnouncements, () => new Promise<never>(() => {}))
  // The games are drawn last, so that the strips are no longer waiting for their turn.
  const rows: HomeRow[] = ['offer', 'winners', 'hot']
  const { screen } = await showHome({ winnerBoard: true }, '/', 'arena', rows)
  await expect.element(screen.getByText('Dragon 3')).toBeInTheDocument()
  const list = document.querySelector('#game-list')!
  expect(list.querySelector('.offer-place')).not.toBeNull()
  expect(list.querySelector('.ticker-place')!.childElementCount).toBe(0)
})

it.each([1, 0])('the home page has a line of winners only if there are any (%i)', async (count) => {
  const gateway = openFullGateway()
  const win = {
    player: 'som***88',
    gameName: 'Dragon 1',
    type: 'RNG' as const,
    icon: '',
    winAmount: '1200',
  }
  gateway.answer(listWinners, () => ({ list: Array.from({ length: count }, () => win) }))
  // The line is near the window, since wins far below are not drawn yet.
  const { screen } = await showHome({ winnerBoard: true }, '/', 'arena', ['winners', 'LIVE'])
  await expect
    .element(screen.getByRole('region', { name: 'Live casino' }).getByText('Lotus Live'))
    .toBeInTheDocument()
  const line = screen.getByRole('region', { name: 'Winners' })
  await expect.poll(() => line.elements()).toHaveLength(count)
  if (count)
    await expect
      .element(line.getByText(/^som.+88 won .*1,200.* on Dragon 1$/).first())
      .toBeVisible()
})
