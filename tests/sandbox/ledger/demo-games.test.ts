import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBrand, makeSitesFolder } from '#support/sites.ts'
import { auditLedger, type Bench, openBench, SOUND } from '#support/wallet.ts'
import { EmittedSites } from '#scripts/sandbox/sites.ts'
import { readUnits } from '#scripts/sandbox/world/money/money.ts'
import { describeWorld, LEDGER_MONEY } from '#scripts/sandbox/world/play/scenery.ts'
import { OperatorError, type Operator, type GameSession } from '#scripts/scenery/operator.ts'
import { Painter } from '#scripts/scenery/painter/painter.ts'
import type { RoundReply, SessionReply } from '#scripts/scenery/play/protocol.ts'
import { createPlay, type PlayParts } from '#scripts/scenery/play/server.ts'
import { IDLE_LIMIT } from '#scripts/scenery/play/sessions.ts'

const FULL = '25480.50'
const sites = makeSitesFolder(makeBrand('lotus'))
let bench: Bench
beforeAll(() => {
  bench = openBench()
})
beforeEach(() => bench.reset())
afterEach(() => expect(auditLedger(bench)).toEqual(SOUND))
afterAll(() => {
  bench.close()
  sites.remove()
})

/** Opens a game server that calls the test's wallet. */
function openPlay(change: Partial<PlayParts> = {}) {
  const app = createPlay({
    world: describeWorld({ db: bench.db, sites: new EmittedSites(sites.path) }),
    money: LEDGER_MONEY,
    painter: new Painter(),
    version: 'test',
    folder: 'unused',
    operator: bench.operator,
    patience: 1,
    ...change,
  })
  const post = async (path: string, body: object, token?: string) => {
    const response = await app.request(`/play/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    })
    return { status: response.status, reply: (await response.json()) as unknown }
  }
  return { app, post }
}

/** Opens a page of such a game server, with its launch ticket redeemed. */
async function openPage(
  kind: string,
  change: Partial<PlayParts> = {},
  gameSession: Partial<GameSession> = {},
) {
  const { post } = openPlay(change)
  const { reply } = await post(`${kind}/session`, {
    ticket: bench.ticket('demomember', gameSession),
  })
  const { token } = reply as SessionReply
  return {
    session: reply as SessionReply,
    round: (roundId: string, bets: Record<string, string>) => {
      const asked = Object.entries(bets).map(([spot, amount]) => ({ spot, amount }))
      return post(`${kind}/round`, { roundId, bets: asked }, token)
    },
    balance: async () => (await post(`${kind}/balance`, {}, token)).reply,
  }
}

/**
 * Wraps the test's wallet so that some calls lose their answer (`lost`) or never arrive (`cut`).
 */
function withFaults(faults: Partial<Record<'bet' | 'settle' | 'rollback', ('lost' | 'cut')[]>>) {
  const wrap =
    (name: 'bet' | 'settle' | 'rollback'): Operator['bet'] =>
    async (call) => {
      const fault = faults[name]?.shift()
      if (fault === 'cut') throw new OperatorError('wallet_unreachable')
      const balance = await bench.operator[name](call)
      if (fault === 'lost') throw new OperatorError('wallet_unreachable')
      return balance
    }
  return { ...bench.operator, bet: wrap('bet'), settle: wrap('settle'), rollback: wrap('rollback') }
}

const countSent = (name: string) =>
  bench.sent.filter(({ url }) => url.endsWith(`/seamless/${name}`)).length

const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  reply: { code, ...more },
})

describe('a launch ticket of a demo game', () => {
  test('the one-time ticket of a launch opens one game session with currency, language and balance', async () => {
    const { post } = openPlay()
    const ticket = bench.ticket()
    expect(await post('slot/session', { ticket })).toMatchObject({
      status: 200,
      reply: { currency: 'THB', language: 'EN', trial: false, balance: FULL },
    })
    expect(await post('slot/session', { ticket })).toEqual(refusal(401, 'session_expired'))
  })

  test('a launch ticket that the gateway never issued is refused', async () => {
    const { post } = openPlay()
    const invented = { ticket: 'NLN.0123456789abcdef' }
    expect(await post('slot/session', invented)).toEqual(refusal(401, 'session_expired'))
    expect(await post('slot/session', {})).toEqual(refusal(400, 'bad_request'))
  })
})

describe('a round of a demo game', () => {
  test('a demo game’s round that is requested many times at once runs once', async () => {
    const { round, balance } = await openPage('slot')
    const all = await Promise.all(
      Array.from({ length: 20 }, () => round('round-id-1', { spin: '20' })),
    )
    const again = await round('round-id-1', { spin: '20' })
    expect(new Set([...all, again].map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([countSent('bet'), countSent('settle')]).toEqual([1, 1])
    const { win, balance: after } = again.reply as RoundReply
    expect(readUnits(after, 'THB')).toBe(2_546_050 + (readUnits(win, 'THB') ?? NaN))
    expect(await balance()).toEqual({ balance: after })
  })

  test('a demo game refuses a round id that was used with other bets', async () => {
    const { round } = await openPage('slot')
    await round('round-id-1', { spin: '20' })
    expect(await round('round-id-1', { spin: '50' })).toEqual(refusal(409, 'conflict'))
    expect(countSent('bet')).toBe(1)
  })

  test('a demo game refuses a round while another round runs', async () => {
    const { round } = await openPage('slot')
    const [first, second] = await Promise.all([
      round('round-id-1', { spin: '20' }),
      round('round-id-2', { spin: '20' }),
    ])
    expect(first.status).toBe(200)
    expect(second).toEqual(refusal(409, 'round_running'))
  })

  test('a demo game’s round with a stake above the balance changes no money', async () => {
    const { round, balance } = await openPage('table')
    const bets = { player: '10000', banker: '10000', tie: '10000' }
    expect(await round('round-id-1', bets)).toEqual(refusal(402, 'insufficient_balance'))
    expect(await balance()).toEqual({ balance: FULL })
    expect((await round('round-id-1', { tie: '10' })).status).toBe(200)
  })

  test.each([
    ['on an unknown spot', { jackpot: '10' }],
    ['nothing', { player: '0' }],
    ['a negative amount', { player: '-10' }],
    ['more than the limit of the table', { player: '10000.01' }],
    ['a fraction of a unit', { player: '0.00001' }],
    ['an amount that is not a number', { player: 'all' }],
  ])('a demo game refuses a round that bets %s', async (_, bets) => {
    const { round } = await openPage('table')
    expect(await round('round-id-1', bets)).toEqual(refusal(400, 'bad_request'))
    expect(countSent('bet')).toBe(0)
  })
})

describe('an interrupted round of a demo game', () => {
  test('a demo game’s round returns the bet if the bet’s reply was lost', async () => {
    const operator = withFaults({ bet: ['lost'], rollback: ['cut', 'cut'] })
    const { round, balance } = await openPage('slot', { operator })
    const voided = refusal(409, 'round_void', { balance: FULL })
    expect(await round('round-id-1', { spin: '20' })).toEqual(voided)
    expect(await round('round-id-1', { spin: '20' })).toEqual(voided)
    expect(await balance()).toEqual({ balance: FULL })
  })

  test('a demo game’s interrupted round is rolled back at the next request', async () => {
    const operator = withFaults({ bet: ['cut'], rollback: ['cut', 'cut', 'cut'] })
    const { round } = await openPage('slot', { operator })
    expect(await round('round-id-1', { spin: '20' })).toEqual(refusal(502, 'wallet_unreachable'))
    expect(await round('round-id-1', { spin: '20' })).toEqual(
      refusal(409, 'round_void', { balance: FULL }),
    )
  })

  test('a demo game’s interrupted round without a stored outcome returns the bet', async () => {
    const keep = () => {
      throw new Error('disk full')
    }
    const { round, balance } = await openPage('slot', { keep })
    expect(await round('round-id-1', { spin: '20' })).toEqual(
      refusal(409, 'round_void', { balance: FULL }),
    )
    expect([countSent('bet'), countSent('rollback'), countSent('settle')]).toEqual([1, 1, 0])
    expect(await balance()).toEqual({ balance: FULL })
  })

  test('a demo game’s interrupted round with a stored outcome pays once', async () => {
    const kept: number[] = []
    const { round } = await openPage('slot', {
      operator: withFaults({ settle: ['lost', 'cut', 'cut'] }),
      keep: (_, __, { win }) => void kept.push(win),
    })
    expect(await round('round-id-1', { spin: '20' })).toEqual(refusal(502, 'wallet_unreachable'))
    const { reply } = await round('round-id-1', { spin: '20' })
    const { win, balance } = reply as RoundReply
    expect(kept).toEqual([readUnits(win, 'THB')])
    expect(readUnits(balance, 'THB')).toBe(2_546_050 + (kept[0] ?? NaN))
  })
})

describe('a session of a demo game', () => {
  test('the session of a demo game ends after 30 minutes without a call', async () => {
    let now = Date.now()
    const { round } = await openPage('slot', { now: () => now })
    now += IDLE_LIMIT
    expect((await round('round-id-1', { spin: '20' })).status).toBe(200)
    now += IDLE_LIMIT + 1
    expect(await round('round-id-2', { spin: '20' })).toEqual(refusal(401, 'session_expired'))
  })

  test('a demo game refuses bets once the player has logged out', async () => {
    const { round } = await openPage('slot')
    bench.logOut()
    expect(await round('round-id-1', { spin: '20' })).toEqual(refusal(401, 'session_expired'))
  })

  test('a demo game’s session cannot be used without its token', async () => {
    const { post } = openPlay()
    expect(await post('slot/balance', {}, 'made-up')).toEqual(refusal(401, 'session_expired'))
    expect(await post('slot/balance', {})).toEqual(refusal(401, 'session_expired'))
  })
})

describe('the pages of demo games', () => {
  test('demo games can be framed by brands’ sites only, and call their server only', async () => {
    const { app } = openPlay()
    const { headers, status } = await app.request('/play/slot?ticket=x')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self' http://*.localhost:* https://")
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test.each(['slot', 'table', 'lottery', 'match', 'hostile'])(
    'demo game pages of the kind %s link to files that exist',
    async (kind) => {
      const { app } = openPlay()
      const page = await (await app.request(`/play/${kind}`)).text()
      const files = [...page.matchAll(/(?:src|href)="(\/play\/[^"]+)"/g)].map(([, file]) => file)
      expect(files.length).toBeGreaterThan(1)
      for (const file of files) {
        const { status, headers } = await app.request(file as string)
        expect([file, status]).toEqual([file, 200])
        expect(headers.get('Content-Type')).toMatch(/^(?:text\/(?:javascript|css)|image\/svg)/)
      }
    },
  )

  test('demo game pages expose no files outside the client folder', async () => {
    const { app } = openPlay()
    for (const path of ['client/..%2Fserver.ts', 'client/none.ts', 'other', 'art/1/none.webp']) {
      expect((await app.request(`/play/${path}`)).status).toBe(404)
    }
  })
})
