import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { dropPopupsAtom, openPopupAtom } from '#core/popups/popups.ts'
import { logout } from '#core/session/api.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { keepReturningFunds, returnLeftFunds } from '#parts/play/returnLeftFunds.ts'
import { holdStay, makeNote, noteFunds, readFunds } from '#parts/play/vendorFunds.ts'
import {
  expectMoneyHome,
  fundsAreFree,
  GAME,
  openGateway,
  press,
  expectSoon,
  showGame,
} from '#support/components/game.tsx'
import { atRest } from '#support/components/popups.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

describe('a session that ends with money in the game', () => {
  it('money left in a game when a session ended returns at the next login', async () => {
    const { screen, store, queryClient, logIn, me } = await showGame({ popup: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    store.set(endSessionAtom, 'otherLogin')
    await expectSoon(() => fundsAreFree(me))
    expect(gateway.moves()).toEqual(['IN'])
    expect(readFunds(me)).toHaveLength(1)

    logIn('m2')
    await returnLeftFunds('m2', queryClient, AbortSignal.abort())
    expect(readFunds(me)).toHaveLength(1)
    logIn(me)
    await returnLeftFunds(me, queryClient, new AbortController().signal)
    await expectMoneyHome(gateway, me)
  })

  it('a logout first moves the player’s money out of the game', async () => {
    const { screen, me } = await showGame({ inline: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Log out' }))
    await expectSoon(() => gateway.listOf(logout).length)
    const order = gateway.sent.map(({ path, direction }) => direction ?? path)
    expect(order.indexOf('OUT')).toBeGreaterThan(order.indexOf('IN'))
    expect(order.indexOf('OUT')).toBeLessThan(order.indexOf(logout.definition.path))
    await expectMoneyHome(gateway, me)
  })
})

it('a game that goes on after a reload waits for its earlier money', async () => {
  const { store, queryClient, me, screen } = await showGame({})
  // The game before the reload left its note and the whole balance at the vendor.
  noteFunds(me, makeNote(GAME.vendor))
  Object.assign(gateway.balances, { main: 0, [GAME.vendor]: 100 })
  const release = gateway.hold(transferWallet)
  onTestFinished(keepReturningFunds(me, queryClient))
  await expectSoon(() => gateway.moves().length === 1)
  store.set(openPopupAtom, { kind: 'game', target: GAME })
  await expect.element(screen.getByRole('button', { name: 'Close the game' })).toBeInTheDocument()
  await expectSoon(() => gateway.listOf(getMerchantWallet).length)
  await atRest()
  expect(gateway.moves()).toEqual(['OUT'])
  release()
  await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
  expect(gateway.moves()).toEqual(['OUT', 'IN'])
  expect(gateway.balances).toMatchObject({ main: 0, [GAME.vendor]: 100 })
})

describe('money that could not be moved back', () => {
  const down = () => {
    throw new GatewayError('network')
  }

  it('money that failed to return from a game is reported and moved on retry', async () => {
    const { screen, timesLeft, me } = await showGame({ inline: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    const move = gateway.balances
    gateway.answer(transferWallet, down)
    await press(screen.getByRole('button', { name: 'Close the game' }))
    const stuck = screen.getByRole('alertdialog', { name: 'Your balance isn’t back yet' })
    await expect.element(stuck).toBeVisible()
    // A launch address works only once, so the closed game must not be shown again.
    expect(screen.getByTitle('Lanterns').query()).toBeNull()
    expect(timesLeft()).toBe(0)

    gateway.answer(transferWallet, () => {
      move['main'] = 100
      return { moved: '100', balance: '100', vendorBalance: '0' }
    })
    await press(stuck.getByRole('button', { name: 'Try again' }))
    await expectSoon(timesLeft)
    await expectMoneyHome(gateway, me)
    const [, first, second] = gateway.listOf(transferWallet)
    expect(second?.key).toBe(first?.key)
  })

  it('money left at one vendor does not prevent opening another game', async () => {
    const { screen, store, me } = await showGame({ popup: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    gateway.answer(transferWallet, down)
    store.set(dropPopupsAtom, () => true)
    await expectSoon(() => fundsAreFree(me))
    expect(readFunds(me)).toHaveLength(1)
  })

  it.each([
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('money left at a vendor is moved back when %s', async (_, happen) => {
    const { screen, store, queryClient, logIn, me } = await showGame({ popup: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    store.set(endSessionAtom, 'otherLogin')
    await expectSoon(() => fundsAreFree(me))
    logIn(me)
    gateway.answer(transferWallet, down)
    const stop = keepReturningFunds(me, queryClient)
    onTestFinished(stop)
    await expectSoon(() => gateway.moves().length === 2)
    expect(readFunds(me)).toHaveLength(1)
    gateway.answer(transferWallet, () => ({ moved: '100', balance: '100', vendorBalance: '0' }))
    happen()
    await expectSoon(() => readFunds(me).length === 0)
  })

  it('money stays at a vendor unless a game in this browser moved it there', async () => {
    const { queryClient, me } = await showGame({})
    gateway.balances['KPT'] = 40
    await returnLeftFunds(me, queryClient, new AbortController().signal)
    expect(gateway.balances).toMatchObject({ KPT: 40 })
    expect(gateway.moves()).toEqual([])
  })

  it('money left in a game returns although a suspended tab has another game open', async () => {
    const { queryClient, me } = await showGame({})
    const [asleep, left] = [makeNote('MQY'), makeNote('KPT')]
    onTestFinished(await holdStay(me, asleep))
    for (const note of [asleep, left]) noteFunds(me, note)
    gateway.balances['KPT'] = 40
    await returnLeftFunds(me, queryClient, new AbortController().signal)
    expect(gateway.balances).toMatchObject({ KPT: 0 })
    expect(readFunds(me)).toEqual([asleep])
  })
})
