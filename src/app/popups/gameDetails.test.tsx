import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { getGameDetails } from '#features/game-details/api.ts'
import { makeListedGame, openGateway, press } from '#support/components/game.tsx'
import { addFavorite, listFavoriteIds, listGames, removeFavorite } from '#parts/games/api.ts'
import { GameTile } from '#parts/games/GameTile.tsx'
import type { Game } from '#parts/games/schema.ts'
import { launchGame } from '#parts/play/api.ts'
import { listSimilarGames } from '#parts/games/similar/api.ts'
import { showPage } from '#support/components/popups.tsx'

const GAME: Game = {
  id: '7',
  name: 'Copper Fox',
  type: 'RNG',
  vendor: 'CPL',
  vendorName: 'Copperleaf',
  code: 'CPL-7',
  opensVendor: false,
  classify: undefined,
  icon: '',
  hot: true,
  isNew: false,
  trial: true,
  closed: undefined,
}

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(getGameDetails, () => ({
    rtp: '96.52',
    volatility: 'HIGH',
    lines: 25,
    limits: { currency: 'EUR', min: '0.10', max: undefined },
  }))
})

async function showTile(game: Partial<Game> = {}, member = false) {
  const shown = await showPage()
  if (member) shown.logIn()
  await shown.screen.rerender(shown.inPage(<GameTile game={{ ...GAME, ...game }} />))
  const { screen, store } = shown
  return {
    ...shown,
    more: screen.getByRole('button', { name: 'More about Copper Fox' }),
    details: screen.getByRole('dialog', { name: 'Copper Fox' }),
    heart: screen.getByRole('button', { name: 'Favorite: Copper Fox' }),
    target: () => {
      const popup = store.get(openPopupsAtom).at(-1)?.popup
      return popup?.kind === 'game' ? popup.target : undefined
    },
  }
}

describe('the cover of a game', () => {
  it('pressing a game cover starts the trial for visitors and real play for players', async () => {
    const visitor = await showTile()
    await press(visitor.screen.getByRole('button', { name: 'Try free: Copper Fox' }))
    expect(visitor.target()).toMatchObject({ nodeId: '7', trial: true })
    await visitor.screen.unmount()
    const member = await showTile({}, true)
    await press(member.screen.getByRole('button', { name: 'Play Copper Fox' }))
    expect(member.target()).toMatchObject({ nodeId: '7', trial: false })
  })

  it('pressing the cover of a game without a trial asks a visitor to log in', async () => {
    const { screen, kinds } = await showTile({ trial: false })
    await press(screen.getByRole('button', { name: 'Play Copper Fox' }))
    expect(kinds()).toEqual(['login'])
  })

  it('a game cover with keyboard focus shows its second start button', async () => {
    const { screen, target } = await showTile({}, true)
    const other = screen.getByRole('button', { name: 'Try free: Copper Fox' })
    await expect.element(other).not.toBeInTheDocument()
    ;(screen.getByRole('link', { name: 'More of one' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Play Copper Fox' })).toHaveFocus()
    await expect.element(other).toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expect.element(other).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(target()).toMatchObject({ nodeId: '7', trial: true })
  })
})

describe('what is known of a game', () => {
  it('the details of a game open by long press, context menu or dots button', async () => {
    const { screen, more, details, kinds } = await showTile()
    const cover = screen.getByRole('button', { name: 'Try free: Copper Fox' }).element()
    const close = async () => {
      await press(details.getByRole('button', { name: 'Close' }))
      await expect.element(details).not.toBeInTheDocument()
      expect(kinds()).toEqual([])
    }
    // The first touch only loads the code that recognises a long press, so touches are repeated.
    const touch = () => {
      const down = new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })
      if (kinds().length === 0) cover.dispatchEvent(down)
      return kinds()
    }
    await expect.poll(touch, { interval: 700 }).toEqual(['gameDetails'])
    await expect.element(details).toBeInTheDocument()
    ;(cover as HTMLElement).click()
    expect(kinds()).toEqual(['gameDetails'])
    await close()
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    cover.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
    await expect.poll(kinds).toEqual(['gameDetails'])
    await close()
    await press(more)
    for (const told of ['96.52%', 'High', '25', '€0.10']) {
      await expect.element(details.getByText(told, { exact: true })).toBeInTheDocument()
    }
    await expect.element(details.getByText('Largest bet')).not.toBeInTheDocument()
  })

  it('the details of a game list its vendor’s games first, then similar games', async () => {
    const sibling = makeListedGame('8', { name: 'Silver Fox', vendor: 'CPL' })
    const closed = makeListedGame('9', { name: 'Shut Fox', closed: { why: 'maintenance' } })
    const alike = makeListedGame('10', { name: 'Red Wolf', vendor: 'MQY' })
    gateway.answer(listGames, () => ({ games: [GAME, sibling, closed], totalPages: 1 }))
    gateway.answer(listSimilarGames, () => ({ list: [alike, sibling] }))
    const { screen, more, details, store } = await showTile({}, true)
    await press(more)
    const row = details.getByRole('region', { name: 'More like this' })
    await expect.element(row).toBeInTheDocument()
    const picks = row.getByRole('button')
    expect(picks.elements().map(({ textContent }) => textContent)).toEqual([
      'Silver Fox',
      'Red Wolf',
    ])
    expect(gateway.listOf(listGames)[0]).toMatchObject({ gameType: 'RNG', vassalage: 'CPL' })
    await press(picks.first())
    await expect.element(screen.getByRole('dialog', { name: 'Silver Fox' })).toBeInTheDocument()
    expect(store.get(openPopupsAtom)).toHaveLength(1)
  })

  it('the details of a game without similar games show no empty row', async () => {
    gateway.answer(listSimilarGames, () => ({ list: [] }))
    const { more, details } = await showTile()
    await press(more)
    await expect.element(details.getByText('96.52%')).toBeInTheDocument()
    await expect.poll(() => gateway.listOf(listSimilarGames)).toHaveLength(1)
    expect(details.getByRole('region', { name: 'More like this' }).elements()).toEqual([])
  })

  it('the details of a game offer play first to members, and the trial to visitors', async () => {
    const starts = async (member: boolean) => {
      const { screen, more, details } = await showTile({}, member)
      await press(more)
      const footer = details.getByRole('button', { name: /Copper Fox/ })
      await expect.element(footer.first()).toBeInTheDocument()
      const names = footer.elements().map((each) => each.getAttribute('aria-label'))
      await screen.unmount()
      return names.filter((name) => name && !name.startsWith('Favorite'))
    }
    expect(await starts(true)).toEqual(['Play Copper Fox', 'Try free: Copper Fox'])
    expect(await starts(false)).toEqual(['Try free: Copper Fox', 'Play Copper Fox'])
  })

  it('the details popup of a game leaves out data that the vendor does not send', async () => {
    gateway.answer(getGameDetails, () => ({}))
    const { more, details } = await showTile()
    await press(more)
    await expect.element(details.getByRole('link', { name: 'Copperleaf' })).toBeInTheDocument()
    await expect.poll(() => details.element().querySelector('[aria-busy]')).toBeNull()
    expect(details.element().querySelector('dl')).toBeNull()
  })

  it('the details popup of a game can reload after a failure while play stays available', async () => {
    gateway.answer(getGameDetails, () => {
      throw new GatewayError('refused', { status: 400 })
    })
    const { more, details, target, kinds } = await showTile({}, true)
    await press(more)
    const again = details.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeInTheDocument()
    gateway.answer(getGameDetails, () => ({ rtp: '95' }))
    await press(again)
    await expect.element(details.getByText('95%')).toBeInTheDocument()
    await press(details.getByRole('button', { name: 'Try free: Copper Fox' }))
    expect(target()).toMatchObject({ nodeId: '7', trial: true })
    expect(kinds()).toEqual(['game'])
  })

  it('pressing a closed game’s cover opens its details, with the reason and no start button', async () => {
    const { screen, details } = await showTile({ closed: { why: 'restricted' } })
    await press(screen.getByRole('button', { name: 'Copper Fox', exact: true }))
    await expect.element(details.getByText('Not in your region')).toBeInTheDocument()
    const starts: Locator = details.getByRole('button', { name: /Play|Try/ })
    expect(starts.elements()).toEqual([])
  })
})

describe('an address that names a game', () => {
  const open = async (path: string) => {
    const shown = await showPage(path)
    return { ...shown, details: shown.screen.getByRole('dialog', { name: 'Copper Fox' }) }
  }

  it('a link to a game opens its details and starts nothing', async () => {
    gateway.answer(getGameDetails, () => ({ rtp: '96.52', game: GAME }))
    const { details, kinds, expectAddress } = await open('/one?game=7')
    await expect.element(details.getByText('96.52%')).toBeInTheDocument()
    expect(kinds()).toEqual(['gameDetails'])
    // The page below does not see the game, which only the popup history entry names.
    await expectAddress('/one')
    expect(window.location.search).toBe('?game=7')
    await press(details.getByRole('button', { name: 'Close' }))
    await expect.poll(() => window.location.search).toBe('')
    expect(gateway.listOf(launchGame)).toEqual([])
  })

  it('a link to a game that is gone says so and leads to the games', async () => {
    for (const answer of [
      () => ({}),
      () => {
        throw new GatewayError('game_not_found', { status: 404 })
      },
    ]) {
      gateway.answer(getGameDetails, answer)
      const { screen } = await open('/one?game=7')
      await expect.element(screen.getByText('We couldn’t find this game')).toBeInTheDocument()
      await expect.element(screen.getByRole('link', { name: 'All games' })).toBeInTheDocument()
      await screen.unmount()
    }
  })

  it('an opened game can be read from the address until it is closed', async () => {
    gateway.answer(getGameDetails, () => ({ game: GAME }))
    const { more, details, logIn, screen } = await showTile()
    await press(more)
    await expect.poll(() => window.location.search).toBe('?game=7')
    logIn()
    await press(details.getByRole('button', { name: 'Play Copper Fox' }))
    await expect.element(screen.getByTitle('Copper Fox')).toBeInTheDocument()
    expect(window.location.search).toBe('?game=7')
    await press(screen.getByRole('button', { name: 'Close the game' }))
    await expect.poll(() => window.location.search).toBe('')
    // The way forward leads to the details, since going there must not move money.
    window.history.forward()
    await expect.element(details).toBeInTheDocument()
    expect(gateway.listOf(launchGame)).toHaveLength(1)
  })
})

it('the notice about a removed favourite has a button to restore it', async () => {
  let nodeIds = ['7']
  gateway.answer(listFavoriteIds, () => ({ nodeIds }))
  gateway.answer(removeFavorite, () => ({ nodeIds: (nodeIds = []) }))
  gateway.answer(addFavorite, () => ({ nodeIds: (nodeIds = ['7']) }))
  const { heart, store, screen } = await showTile({}, true)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await press(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => store.get(noticeAtom)?.undo).toBeDefined()
  store.get(noticeAtom)!.undo!()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => gateway.listOf(addFavorite)).toHaveLength(1)
  await screen.unmount()
})
