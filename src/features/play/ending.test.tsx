import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { closePopupAtom } from '#core/popups/closing.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { GAME_RETURN } from '#rules/gameReturn.ts'
import { ROUND_OPEN } from '#rules/gameRound.ts'
import { listRecentGames } from '#parts/browser/api.ts'
import { listGames } from '#parts/games/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { listSimilarGames } from '#parts/games/similar/api.ts'
import {
  expectMoneyHome,
  fundsAreFree,
  GAME,
  makeListedGame,
  openGateway,
  press,
  sayFrom,
  expectSoon,
  showGame,
} from '#support/components/game.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

type Shown = Awaited<ReturnType<typeof showGame>>

/** Opens the game as a popup over the page, and waits until it is shown. */
async function openGame(): Promise<Shown> {
  const shown = await showGame({ popup: { ...GAME, type: 'RNG' } })
  await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
  return shown
}

/**
 * Sends the message by which the game's iframe reports that it has left the game for its return
 * address.
 */
const goBack = ({ screen }: Shown) =>
  sayFrom(screen.getByTitle('Lanterns').element(), GAME_RETURN, window.location.origin)

const pressClose = ({ screen }: Shown) =>
  press(screen.getByRole('button', { name: 'Close the game' }))

const openMenu = ({ screen }: Shown) =>
  press(screen.getByRole('button', { name: /Recent games and more/ }))

describe('a game that closes itself', () => {
  it('a game’s end returns the player’s money to the wallet and suggests other games', async () => {
    gateway.answer(listGames, () => ({ games: ['1', '2', '3'].map((id) => makeListedGame(id)) }))
    gateway.answer(listRecentGames, () => ({ games: ['1', '9'].map((id) => makeListedGame(id)) }))
    gateway.answer(listSimilarGames, () => ({ list: ['7', '2'].map((id) => makeListedGame(id)) }))
    const shown = await openGame()
    const { screen, store, me } = shown
    goBack(shown)
    const back = screen.getByRole('button', { name: 'Back to the games' })
    await expect.element(back).toHaveFocus()
    await expectMoneyHome(gateway, me)
    const names = (title: string) =>
      screen
        .getByRole('region', { name: title })
        .getByRole('button')
        .elements()
        .map((button) => button.textContent)
    expect(names('More like this')).toEqual(['Game 7', 'Game 3'])
    expect(names('Your recent games')).toEqual(['Game 9'])
    await press(screen.getByRole('button', { name: /^Next.*Game 2/ }))
    await expectSoon(() => gateway.listOf(launchGame).length === 2)
    expect(gateway.listOf(launchGame)[1]).toMatchObject({ nodeId: '2', trial: false })
    await expectSoon(() => gateway.moves().length === 3)
    expect(gateway.moves()).toEqual(['IN', 'OUT', 'IN'])
    expect(store.get(openPopupsAtom)).toHaveLength(1)
  })

  it('a game that ends lets its player leave without waiting', async () => {
    const shown = await openGame()
    goBack(shown)
    await press(shown.screen.getByRole('button', { name: 'Back to the games' }))
    await expectSoon(() => shown.store.get(openPopupsAtom).length === 0)
  })

  it('a game that ended offers no reload in its menu', async () => {
    gateway.answer(listRecentGames, () => ({ games: [makeListedGame('9')] }))
    const shown = await openGame()
    goBack(shown)
    await expect
      .element(shown.screen.getByRole('button', { name: 'Back to the games' }))
      .toHaveFocus()
    await openMenu(shown)
    await expect
      .element(shown.screen.getByRole('dialog').getByRole('button', { name: 'Game 9' }).first())
      .toBeInTheDocument()
    expect(shown.screen.getByRole('button', { name: 'Reload the game' }).query()).toBeNull()
  })

  it('a press closes an ended game while its money is still returning', async () => {
    const shown = await openGame()
    const release = gateway.hold(transferWallet)
    goBack(shown)
    await expect.element(shown.screen.getByText('Moving your balance back…')).toBeInTheDocument()
    await pressClose(shown)
    release()
    await expectSoon(() => shown.store.get(openPopupsAtom).length === 0)
    await expectMoneyHome(gateway, shown.me)
  })

  it('the open question about leaving a game disappears when the game ends', async () => {
    const shown = await openGame()
    const { screen, store } = shown
    sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)
    const [open] = store.get(openPopupsAtom)
    const closed = open && store.set(closePopupAtom, open)
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Leave the game?' }))
      .toBeInTheDocument()
    goBack(shown)
    expect(await closed).toBe(false)
    await expect
      .element(screen.getByRole('button', { name: 'Back to the games' }))
      .toBeInTheDocument()
  })
})

describe('money that comes during a game', () => {
  it('a deposit is moved into the open game by a press, and returned later', async () => {
    const { screen, queryClient, me } = await showGame({ popup: GAME })
    await expect.element(screen.getByText('In the game')).toBeInTheDocument()
    gateway.balances['main'] = 40
    await queryClient.invalidateQueries(balanceQuery)
    await press(screen.getByRole('button', { name: /^Move .*40.* to the game$/ }))
    await expectSoon(() => gateway.moves().length === 2)
    expect(gateway.balances).toMatchObject({ main: 0, MQY: 140 })
    const [first, second] = gateway.listOf(transferWallet)
    expect(second?.key).not.toBe(first?.key)
    await press(screen.getByRole('button', { name: 'Close the game' }))
    await expectSoon(() => gateway.balances['main'] === 140)
    await expectSoon(() => fundsAreFree(me))
  })

  it('a deposit is not moved into a game that is closing', async () => {
    const shown = await openGame()
    const { screen, store, queryClient, me } = shown
    gateway.balances['main'] = 40
    await queryClient.invalidateQueries(balanceQuery)
    const move = screen.getByRole('button', { name: /^Move .*40.* to the game$/ })
    await expect.element(move).toBeInTheDocument()
    const release = gateway.hold(transferWallet)
    // The press on “Move” comes after the press on “Close”, before the page is rendered again.
    const late = move.element() as HTMLElement
    ;(screen.getByRole('button', { name: 'Close the game' }).element() as HTMLElement).click()
    late.click()
    await expectSoon(() => gateway.moves().length >= 2)
    await expect.element(move).not.toBeInTheDocument()
    release()
    await expectSoon(() => store.get(openPopupsAtom).length === 0)
    await expectSoon(() => fundsAreFree(me))
    expect(gateway.moves()).toEqual(['IN', 'OUT'])
    expect(gateway.balances['main']).toBe(140)
  })

  it('a failed transfer of a deposit into a game keeps its idempotency key when repeated', async () => {
    const { screen, queryClient } = await openGame()
    gateway.balances['main'] = 40
    await queryClient.invalidateQueries(balanceQuery)
    const move = screen.getByRole('button', { name: /^Move .*40.* to the game$/ })
    await expect.element(move).toBeInTheDocument()
    gateway.answer(transferWallet, () => {
      throw new GatewayError('bad_gateway', { status: 502 })
    })
    for (const tries of [2, 3]) {
      await press(move)
      await expectSoon(() => gateway.moves().length === tries)
      await expect.element(move).not.toHaveAttribute('aria-busy')
    }
    const [, second, third] = gateway.listOf(transferWallet)
    expect(third?.key).toBe(second?.key)
  })
})

describe('another game in place of the open one', () => {
  it('opening another game during a round asks first, also on the lottery page', async () => {
    const draws = makeListedGame('9', { vendor: 'LOTT', code: 'TOTO' })
    gateway.answer(listRecentGames, () => ({ games: [draws] }))
    const shown = await showGame({ inline: GAME })
    await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
    sayFrom(shown.screen.getByTitle('Lanterns').element(), ROUND_OPEN)
    await openMenu(shown)
    await press(shown.screen.getByRole('button', { name: 'Game 9' }))
    await expect
      .element(shown.screen.getByRole('alertdialog', { name: 'Leave the game?' }))
      .toBeVisible()
  })

  it('another game does not open while money returns from the current game', async () => {
    gateway.answer(listRecentGames, () => ({ games: [makeListedGame('9')] }))
    const shown = await openGame()
    const release = gateway.hold(transferWallet)
    goBack(shown)
    await expect.element(shown.screen.getByText('Moving your balance back…')).toBeInTheDocument()
    await openMenu(shown)
    await press(shown.screen.getByRole('button', { name: 'Game 9' }))
    release()
    await expect
      .element(shown.screen.getByRole('button', { name: 'Back to the games' }))
      .toBeInTheDocument()
    expect(gateway.listOf(launchGame)).toHaveLength(1)
    expect(gateway.moves()).toEqual(['IN', 'OUT'])
  })

  it('another game opens with a new transfer if the last transfer’s outcome is unknown', async () => {
    gateway.answer(listRecentGames, () => ({
      games: [makeListedGame('8', { vendor: 'KPT' }), makeListedGame('9')],
    }))
    const shown = await openGame()
    const pick = async (name: string) => {
      await openMenu(shown)
      await press(shown.screen.getByRole('button', { name }).first())
    }
    gateway.answer(transferWallet, () => {
      throw new GatewayError('network')
    })
    await pick('Game 8')
    await expectSoon(() => gateway.moves().length === 2)
    await expect.element(shown.screen.getByTitle('Lanterns')).not.toBeInTheDocument()
    gateway.answer(transferWallet, () => ({ moved: '100', balance: '100', vendorBalance: '0' }))
    await pick('Game 9')
    await expectSoon(() => gateway.listOf(launchGame).length === 2)
    expect(gateway.moves()).toEqual(['IN', 'OUT', 'OUT', 'IN'])
    const [first, lost, again, next] = gateway.listOf(transferWallet).map(({ key }) => key)
    expect(again).toBe(lost)
    expect(next).not.toBe(first)
  })
})
