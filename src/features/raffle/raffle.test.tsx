import { beforeEach, describe, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { bindTransport, type CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { showInApp } from '#support/components/app.tsx'
import { claimRafflePromotion, getRaffle, getRaffleDraw, listRaffleDraws } from './api.ts'
import { RaffleScreen } from './RaffleScreen.tsx'
import type { Draw, Raffle } from './schema.ts'

const COMMITMENT = 'c0'.repeat(32)
const OWN = { tickets: 2, points: 0, leftToday: null, commitment: COMMITMENT, drawn: 0 }
const PRIZE = { id: 'p', kind: 'cash', name: 'Prize', multiplier: 0 } as const
const RAFFLE: Raffle = {
  id: 'boxes',
  // The raffle has boxes, because a box opens faster than a wheel stops, which makes the tests
  // quicker.
  game: 'boxes',
  boxes: 3,
  title: 'Three boxes',
  lead: '',
  state: 'open',
  opensAt: '2020-01-01T00:00:00Z',
  closesAt: '2100-01-01T00:00:00Z',
  price: { kind: 'ticket', amount: 1 },
  topPrize: 'Prize',
  drawsReady: 2,
  currency: 'THB',
  prizes: [{ ...PRIZE, label: 'Prize', parts: 1, stock: null, left: null }],
  fallbackId: 'p',
  ways: [],
  drawsPerDay: null,
  winners: [],
  own: OWN,
}
const DRAW: Draw = {
  id: 'D1',
  raffleId: 'boxes',
  at: '2026-01-01T00:00:00Z',
  paid: { kind: 'ticket', amount: 1 },
  prize: PRIZE,
  landedId: 'p',
  fallbackId: 'p',
  number: 0,
  odds: [{ id: 'p', name: 'Prize', parts: 1 }],
  commitment: COMMITMENT,
  serverSeed: null,
  clientSeed: 'mine',
  nonce: 1,
}

/**
 * The draws that the fake gateway has made, by idempotency key, and the way in which its next call
 * fails.
 */
let made: Map<string, Draw>
let claims: number
/** Number of pages of past draws that the fake gateway has. */
let pages: number
let next: Partial<Record<'claim' | 'find', 'lost' | 'never'>>

beforeEach(() => {
  made = new Map()
  claims = 0
  next = {}
  bindTransport(async ({ path }: CallDefinition, input, { idempotencyKey: key }) => {
    if (path === getRaffle.definition.path) return RAFFLE
    if (path === listRaffleDraws.definition.path) {
      const page = input['cursor'] === undefined ? 1 : 2
      if (page > pages) throw new GatewayError('forbidden', { status: 403 })
      const list = [{ ...DRAW, id: `D${page}` }]
      return page === 1 ? { list, nextCursor: '1' } : { list }
    }
    if (path === getRaffleDraw.definition.path) {
      if (next.find) throw new GatewayError('network')
      const { intentKey, id } = input
      const draw = [...made].find(([own, each]) => own === intentKey || each.id === id)?.[1]
      if (draw) return draw
      throw new GatewayError('draw_not_found', { status: 404 })
    }
    if (path !== claimRafflePromotion.definition.path) throw new GatewayError('unknown_call')
    claims += 1
    if (next.claim === 'never') throw new GatewayError('network')
    made.set(key as string, DRAW)
    if (next.claim === 'lost') throw new GatewayError('network')
    return { draw: DRAW, own: { ...OWN, tickets: 1, drawn: 1 } }
  })
})

/** Shows the raffle page; passing the same account again simulates a reload by that player. */
async function show(account: string = crypto.randomUUID(), place = '') {
  const address = `/raffle#boxes${place}`
  const { screen } = await showInApp(<RaffleScreen />, { address, member: { account } })
  return { screen, account }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']
const box = (screen: Screen) => screen.getByRole('button', { name: 'Open box 2' })
const result = (screen: Screen) => screen.getByRole('dialog', { name: 'You won Prize' })
const visible = (one: Locator) => expect.element(one).toBeVisible()

/** Clicks a button even if an element covers it, because these tests load no stylesheet. */
async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

test('a failed page of the raffle history keeps the earlier pages and can retry', async () => {
  pages = 1
  const { screen } = await show(undefined, '/draws')
  await press(screen.getByRole('button', { name: 'Show more' }))
  await visible(screen.getByRole('button', { name: 'Try again' }))
  pages = 2
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
})

describe('a draw', () => {
  test('a raffle draw is made once, however often the box is pressed', async () => {
    const { screen } = await show()
    await press(box(screen))
    ;(box(screen).element() as HTMLElement).click()
    await visible(result(screen))
    expect(claims).toBe(1)
  })

  test('a raffle draw with a lost reply shows its result without a second draw', async () => {
    next = { claim: 'lost' }
    const { screen } = await show()
    await press(box(screen))
    await visible(result(screen))
    expect(claims).toBe(1)
  })

  test('a raffle draw with a lost reply shows its result once after a reload', async () => {
    next = { claim: 'lost', find: 'never' }
    const { screen, account } = await show()
    await press(box(screen))
    await visible(screen.getByText('We don’t know the result of your draw yet'))
    await screen.unmount()

    next = {}
    const again = await show(account)
    await visible(result(again.screen))
    await visible(again.screen.getByText(/your earlier draw/))
    await again.screen.unmount()

    const third = await show(account)
    await visible(box(third.screen))
    expect(third.screen.getByRole('dialog').query()).toBeNull()
    expect(claims).toBe(1)
  })

  test('a raffle draw that never reached the gateway says so and can be repeated', async () => {
    next = { claim: 'never', find: 'never' }
    const { screen, account } = await show()
    await press(box(screen))
    await visible(screen.getByText('We don’t know the result of your draw yet'))
    await screen.unmount()

    next = {}
    const again = await show(account)
    await visible(again.screen.getByText('Your last draw didn’t reach us'))
    await again.screen.unmount()

    const third = await show(account)
    await visible(box(third.screen))
    expect(third.screen.getByText('Your last draw didn’t reach us').query()).toBeNull()
    await press(box(third.screen))
    await visible(result(third.screen))
    expect(made.size).toBe(1)
  })

  test('a raffle draw’s result is shown when the player returns to the page', async () => {
    const { screen, account } = await show()
    await press(box(screen))
    await expect.poll(() => made.size).toBe(1)
    await screen.unmount()
    const again = await show(account)
    await visible(result(again.screen))
    expect(claims).toBe(1)
  })
})
