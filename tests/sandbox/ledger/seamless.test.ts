import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLedger, type Bench, merchant, openBench, SOUND, walletCall } from '#support/wallet.ts'
import { balanceOf, houseOf } from '#scripts/sandbox/world/money/ledger.ts'
import { secretOf, sign, SIGNED } from '#scripts/sandbox/world/play/vendor-signature.ts'

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.reset())
afterEach(() => expect(auditLedger(bench)).toEqual(SOUND))

const refused = (code: string) => ({ code })
const FULL = '25480.50'

describe('launch tickets of a seamless game', () => {
  test('the launch ticket of a game on the main wallet opens one session once', async () => {
    const ticket = bench.ticket()
    expect(await bench.operator.redeem(ticket)).toMatchObject({
      merchant,
      username: 'demomember',
      vendor: 'NLN',
      currency: 'THB',
    })
    expect(await bench.operator.redeem(ticket)).toBeNull()
  })

  test('a launch ticket is refused for a game of another vendor', async () => {
    const [, own] = bench.ticket().split('.')
    expect(await bench.operator.redeem(`CPL.${own}`)).toBeNull()
    expect(await bench.operator.redeem('NLN.made-up')).toBeNull()
    expect(await bench.operator.redeem('NOBODY.made-up')).toBeNull()
  })
})

test('a launch ticket is refused if its player has logged out', async () => {
  const ticket = bench.ticket()
  bench.logOut()
  await expect(bench.operator.redeem(ticket)).rejects.toMatchObject(refused('session_expired'))
})

describe('a seamless round', () => {
  test('a game round on the main wallet takes the stake and pays the win', async () => {
    const gameSession = await bench.openGame()
    expect(await bench.operator.balance(gameSession)).toBe(FULL)
    const bet = walletCall(gameSession, '100.25')
    expect(await bench.operator.bet(bet)).toBe('25380.25')
    const win = { ...bet, transactionId: 'win-1', amount: '250' }
    expect(await bench.operator.settle(win)).toBe('25630.25')
  })

  test('a game round moves money once, however often the vendor repeats its calls', async () => {
    const gameSession = await bench.openGame()
    const bet = walletCall(gameSession, '10')
    const win = { ...bet, transactionId: 'win-2', amount: '30' }
    await Promise.all([1, 2, 3].map(() => bench.operator.bet(bet)))
    await Promise.all([1, 2, 3].map(() => bench.operator.settle(win)))
    expect(await bench.operator.balance(gameSession)).toBe('25500.50')
  })

  test.each([
    ['another amount', { amount: '11' }],
    ['another round', { roundId: 'another' }],
  ])('a vendor’s bet under a used transaction id is refused with %s', async (_, more) => {
    const bet = walletCall(await bench.openGame(), '10')
    const win = { ...bet, transactionId: 'win-3' }
    await bench.operator.bet(bet)
    await expect(bench.operator.bet({ ...bet, ...more })).rejects.toMatchObject(refused('refused'))
    await bench.operator.settle(win)
    await expect(bench.operator.settle({ ...win, ...more })).rejects.toMatchObject(
      refused('refused'),
    )
    expect(await bench.operator.balance(bet.gameSession)).toBe(FULL)
  })

  test('a game round is paid only once, even under another transaction id', async () => {
    const bet = walletCall(await bench.openGame(), '10')
    await bench.operator.bet(bet)
    await bench.operator.settle({ ...bet, transactionId: 'win-4', amount: '5' })
    const again = { ...bet, transactionId: 'win-5', amount: '5' }
    await expect(bench.operator.settle(again)).rejects.toMatchObject(refused('refused'))
    const late = walletCall(bet.gameSession, '1', { roundId: bet.roundId })
    await expect(bench.operator.bet(late)).rejects.toMatchObject(refused('refused'))
  })

  test('a game round without a bet pays nothing', async () => {
    const win = walletCall(await bench.openGame(), '1000')
    await expect(bench.operator.settle(win)).rejects.toMatchObject(refused('refused'))
    expect(await bench.operator.balance(win.gameSession)).toBe(FULL)
  })

  test('a bet may cost the whole balance, but not more', async () => {
    const gameSession = await bench.openGame()
    await expect(bench.operator.bet(walletCall(gameSession, '25480.51'))).rejects.toMatchObject(
      refused('insufficient_balance'),
    )
    expect(await bench.operator.bet(walletCall(gameSession, FULL))).toBe('0.00')
    await expect(bench.operator.bet(walletCall(gameSession, '0.01'))).rejects.toMatchObject(
      refused('insufficient_balance'),
    )
  })

  test.each(['0', '-5', '0.00001', '1e3', '', '99999999999999'])(
    'a bet with the stake “%s” is refused',
    async (amount) => {
      const gameSession = await bench.openGame()
      await expect(bench.operator.bet(walletCall(gameSession, amount))).rejects.toMatchObject(
        refused('refused'),
      )
      expect(await bench.operator.balance(gameSession)).toBe(FULL)
    },
  )
})

describe('a rollback of a seamless bet', () => {
  test('a vendor’s rollback of a bet returns the stake once', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    await bench.operator.bet(bet)
    expect(await bench.operator.rollback(bet)).toBe(FULL)
    expect(await bench.operator.rollback(bet)).toBe(FULL)
  })

  test('a vendor’s rollback of an unknown bet makes that bet refused later', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    expect(await bench.operator.rollback(bet)).toBe(FULL)
    await expect(bench.operator.bet(bet)).rejects.toMatchObject(refused('refused'))
    expect(await bench.operator.balance(bet.gameSession)).toBe(FULL)
  })

  test('a vendor’s rollback ends the round, which then pays no win', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    await bench.operator.bet(bet)
    await bench.operator.rollback(bet)
    const win = { ...bet, transactionId: 'win-6', amount: '400' }
    await expect(bench.operator.settle(win)).rejects.toMatchObject(refused('refused'))
    expect(await bench.operator.balance(bet.gameSession)).toBe(FULL)
  })

  test('a vendor’s rollback of a settled round takes the win back once', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    await bench.operator.bet(bet)
    const win = { ...bet, transactionId: 'win-7', amount: '100' }
    await bench.operator.settle(win)
    expect(await bench.operator.rollback(bet)).toBe(FULL)
    expect(await bench.operator.rollback(bet)).toBe(FULL)
    // The vendor repeats the call because it did not get the reply.
    expect(await bench.operator.settle(win)).toBe(FULL)
  })

  test('a vendor’s rollback of a win already spent takes the remaining balance', async () => {
    const bet = walletCall(await bench.openGame(), '480.50')
    await bench.operator.bet(bet)
    await bench.operator.settle({ ...bet, transactionId: 'win-8', amount: '1000' })
    const lost = walletCall(bet.gameSession, '25900')
    await bench.operator.bet(lost)
    await bench.operator.settle({ ...lost, transactionId: 'win-9', amount: '0' })
    const house = balanceOf(bench.db, houseOf(merchant))
    expect(await bench.operator.rollback(bet)).toBe('0.00')
    // The player had 100.00 left, the stake of 480.50 came back, and 1,000.00 should be taken.
    expect(balanceOf(bench.db, houseOf(merchant)) - house).toBe(-41_950)
  })

  test('a vendor’s rollback of one settled bet takes back its share of the win', async () => {
    const bet = walletCall(await bench.openGame(), '10')
    await bench.operator.bet(bet)
    await bench.operator.bet({ ...bet, transactionId: 'bet-2', amount: '30' })
    await bench.operator.settle({ ...bet, transactionId: 'win-10', amount: '80' })
    expect(await bench.operator.rollback(bet)).toBe('25510.50')
  })
})

describe('the winner board', () => {
  const newest = () =>
    bench.db.$client.prepare('SELECT player, amount FROM winners ORDER BY id DESC LIMIT 1').get()
  const win = async (amount: string, more = {}) => {
    const bet = walletCall(await bench.openGame('demomember', more), '100')
    await bench.operator.bet(bet)
    await bench.operator.settle({
      ...bet,
      transactionId: `win of ${bet.roundId}`.replaceAll(' ', '-'),
      amount,
    })
  }

  test('the winner board lists big wins of real money only', async () => {
    const before = newest()
    await win('599.99')
    await win('90000', { trial: true })
    expect(newest()).toEqual(before)
    await win('600')
    expect(newest()).toEqual({ player: 'dem***er', amount: 60_000 })
  })
})

describe('a seamless bet', () => {
  test('a bet after the player’s logout is refused, but earlier wins are paid', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    await bench.operator.bet(bet)
    bench.logOut()
    const ended = refused('session_expired')
    await expect(bench.operator.balance(bet.gameSession)).rejects.toMatchObject(ended)
    await expect(bench.operator.bet(walletCall(bet.gameSession, '1'))).rejects.toMatchObject(ended)
    const win = { ...bet, transactionId: 'win-11', amount: '80' }
    expect(await bench.operator.settle(win)).toBe('25520.50')
  })

  test('a bet with a closed vendor is refused, but an earlier bet is returned', async () => {
    const bet = walletCall(await bench.openGame(), '40')
    await bench.operator.bet(bet)
    bench.state.change({ rules: { vendors: { NLN: { state: 'maintenance' } } } })
    await expect(bench.operator.bet(walletCall(bet.gameSession, '1'))).rejects.toMatchObject(
      refused('maintenance'),
    )
    expect(await bench.operator.rollback(bet)).toBe(FULL)
    bench.state.reset()
    bench.state.change({ systemStatus: 1 })
    await expect(bench.operator.bet(walletCall(bet.gameSession, '1'))).rejects.toMatchObject(
      refused('maintenance'),
    )
  })

  test('a bet of a trial player uses play money', async () => {
    const gameSession = await bench.openGame('demomember', { trial: true })
    expect(await bench.operator.balance(gameSession)).toBe('10000.00')
    const bet = walletCall(gameSession, '100')
    expect(await bench.operator.bet(bet)).toBe('9900.00')
    await bench.operator.settle({ ...bet, transactionId: 'win-12', amount: '90000' })
    expect(await bench.operator.balance(await bench.openGame())).toBe(FULL)
    const kinds = bench.db.$client
      .prepare(
        "SELECT DISTINCT a.kind FROM ledger_entries e JOIN ledger_accounts a ON a.merchant = e.merchant AND a.id = e.account JOIN ledger_transfers t ON t.id = e.transferId WHERE t.reason IN ('bet', 'settle')",
      )
      .pluck()
      .all()
    expect(kinds.toSorted()).toEqual(['play', 'playHouse'])
  })

  test('a bet with a game session of another vendor is refused', async () => {
    const gameSession = await bench.openGame()
    const stolen = walletCall({ ...gameSession, vendor: 'CPL' }, '10')
    await expect(bench.operator.bet(stolen)).rejects.toMatchObject(refused('refused'))
    expect(await bench.operator.balance(gameSession)).toBe(FULL)
  })
})

describe('signatures of vendor calls', () => {
  const path = '/seamless/bet'
  /** Signs a bet like the vendor, and then changes parts of the request. */
  async function send(change: {
    body?: string
    vendor?: string
    path?: string
    secret?: string
    age?: number
  }) {
    const gameSession = await bench.openGame()
    const body = JSON.stringify({
      seatId: gameSession.id,
      transactionId: 'bet-1',
      roundId: 'round-1',
      amount: '10',
    })
    const time = String(Math.floor(Date.now() / 1000) - (change.age ?? 0))
    const secret = change.secret ?? secretOf(bench.db, 'NLN')
    const response = await bench.fetch(
      new Request(`http://gateway.localhost${change.path ?? path}`, {
        method: 'POST',
        body: change.body ?? body,
        headers: {
          [SIGNED.vendor]: change.vendor ?? 'NLN',
          [SIGNED.time]: time,
          [SIGNED.signature]: sign(secret, { vendor: 'NLN', path, time, body }),
        },
      }),
    )
    return { status: response.status, balance: await bench.operator.balance(gameSession) }
  }

  test('a wallet call with the right signature of its vendor is accepted', async () => {
    expect(await send({})).toEqual({ status: 200, balance: '25470.50' })
  })

  test.each([
    ['another body', { body: '{"amount":"1"}' }],
    ['another vendor', { vendor: 'CPL' }],
    ['no vendor', { vendor: '' }],
    ['another call', { path: '/seamless/settle' }],
    ['another secret', { secret: 'guessed' }],
    ['an old time', { age: 600 }],
    ['a time ahead', { age: -600 }],
  ])('a wallet call is refused if the vendor’s signature has %s', async (_, change) => {
    expect(await send(change)).toEqual({ status: 401, balance: FULL })
  })
})
