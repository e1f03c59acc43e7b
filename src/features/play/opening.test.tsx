import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { dropPopupsAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { forgetSessionAtom } from '#core/session/session.ts'
import { ACTIVITY } from '#core/session/activity.ts'
import { showBalanceAtom } from '#core/wallet/balanceInPlay.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { loginFreePlay } from '#parts/play/free/api.ts'
import { listHotGames, listVendors } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { launchGame } from '#parts/play/api.ts'
import { GAME, openGateway, press, showGame } from '#support/components/game.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

const refuse = (code: string) => () => {
  throw new GatewayError(code, { status: 403 })
}

const hotGame = (id: string, trial: boolean) =>
  ({ id, name: `Hot ${id}`, vendor: 'KPT', type: 'RNG', code: id, icon: '', trial }) as Game

describe('play money', () => {
  it('the balance of a trial account is its play money with either wallet type', async () => {
    const { screen } = await showGame({ popup: GAME, type: ACCOUNT_TYPES.trials[0] })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    await expect.element(screen.getByText('Play money')).toBeInTheDocument()
    await expect
      .element(screen.getByRole('status', { name: /^Balance: .*100/ }))
      .toBeInTheDocument()
    expect(gateway.listOf(launchGame)).toEqual([expect.objectContaining({ trial: true })])
    expect(gateway.moves()).toEqual([])
  })

  it('the play money of a trial game is not shown as a member’s balance', async () => {
    const { screen, queryClient } = await showGame({ popup: { ...GAME, trial: true } })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    await expect.element(screen.getByText('Play money')).toBeInTheDocument()
    expect(queryClient.getQueryData(balanceQuery.queryKey)).toBeDefined()
    expect(screen.getByText(/100/).query()).toBeNull()
    expect(gateway.listOf(launchGame)).toEqual([expect.objectContaining({ trial: true })])
    expect(gateway.moves()).toEqual([])
  })
})

describe('instead of a game that cannot be opened,', () => {
  beforeEach(() => {
    gateway.answer(listHotGames, () => ({ list: [hotGame('real', false), hotGame('free', true)] }))
  })

  it('a trial player is offered games that have a trial', async () => {
    gateway.answer(launchGame, refuse('trial_not_offered'))
    const { screen } = await showGame({ popup: { ...GAME, trial: true } })
    const free = screen.getByRole('button', { name: 'Hot free' })
    await expect.element(free).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hot real' }).query()).toBeNull()
    await press(free)
    await expect.poll(() => gateway.listOf(launchGame)).toHaveLength(2)
    expect(gateway.listOf(launchGame)[1]).toMatchObject({ nodeId: 'free', trial: true })
  })

  it('a visitor to whom the gateway refuses a trial is asked to log in', async () => {
    gateway.answer(loginFreePlay, refuse('mode_disabled'))
    const { screen, store } = await showGame({ popup: { ...GAME, trial: true }, visitor: true })
    await press(screen.getByRole('button', { name: 'Hot real' }))
    await expect.poll(() => store.get(openPopupsAtom).at(-1)?.popup.kind).toBe('login')
    expect(store.get(openPopupsAtom).at(-1)?.popup).toMatchObject({
      after: { kind: 'game', target: { nodeId: 'real', trial: false } },
    })
    expect(gateway.listOf(loginFreePlay)).toHaveLength(1)
    expect(gateway.listOf(launchGame)).toEqual([])
  })
})

describe('the lobby of a vendor', () => {
  it('a vendor’s lobby shows the brand’s own name for a vendor missing in the list', async () => {
    const { screen } = await showGame({ popup: { vendor: 'BTI' } })
    await expect.element(screen.getByTitle('123BET')).toBeInTheDocument()
    expect(screen.getByText('Raw vendor').query()).toBeNull()
  })

  it('a vendor’s lobby shows the vendor’s name from the list of vendors', async () => {
    const vendors = [{ code: 'MQY', name: 'Moonquay', type: 'RNG' }]
    gateway.answer(listVendors, () => ({ lanes: [{ type: 'RNG', vendors, classifies: [] }] }))
    const { screen } = await showGame({ popup: { vendor: 'MQY' } })
    await expect.element(screen.getByTitle('Moonquay')).toBeInTheDocument()
  })
})

it('a bet counts as session activity, but an open game alone does not', async () => {
  let signs = 0
  const count = () => (signs += 1)
  window.addEventListener(ACTIVITY, count)
  const { screen, store } = await showGame({ popup: GAME })
  await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
  screen.getByTitle('Lanterns').element().focus()
  const before = signs
  let shown = 0
  store.set(showBalanceAtom, () => void (shown += 1))
  expect([signs, shown]).toEqual([before + 1, 0])
  store.set(dropPopupsAtom, () => true)
  await expect.poll(() => shown).toBe(1)
  store.set(showBalanceAtom, () => void (shown += 1))
  expect(shown, 'without a game').toBe(2)
  window.removeEventListener(ACTIVITY, count)
})

it('a balance change that arrives after the player’s session ended is not shown', async () => {
  const { screen, store } = await showGame({ popup: GAME })
  await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
  let shown = 0
  store.set(showBalanceAtom, () => void (shown += 1))
  store.set(forgetSessionAtom)
  store.set(dropPopupsAtom, () => true)
  await expect.poll(() => screen.getByTitle('Lanterns').query()).toBeNull()
  expect(shown).toBe(0)
})
