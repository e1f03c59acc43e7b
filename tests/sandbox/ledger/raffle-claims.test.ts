import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { listRewards } from '#features/member/rewards/api.ts'
import { claimRafflePromotion, getRaffle, getRaffleDraw } from '#features/raffle/api.ts'
import { claimRewards } from '#parts/money/rewards/api.ts'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { ensureRaffles } from '#scripts/sandbox/world/promotions/raffle-seeding.ts'
import { giveTickets } from '#scripts/sandbox/world/promotions/raffle-tickets.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import { enter } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const LOOP = fileURLToPath(new URL('../../support/raffle-loop.ts', import.meta.url))
const run = promisify(execFile)
const lotus = makeBrand('lotus')
const RAFFLE = 'fortune-wheel'

describe('claims at the gateway', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox([lotus])
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    await sandbox.console('DELETE', '/sandbox/state')
    await sandbox.console('DELETE', '/sandbox/players')
  })

  const open = async (username = 'demomember') => {
    const player = await enter(sandbox, lotus, username)
    const read = () => player.ask(getRaffle, { id: RAFFLE, language: 'EN' })
    const { own } = await read()
    const send = sandbox.transport(lotus, { token: player.token })
    const claim = (idempotencyKey: string = randomUUID()) =>
      send(
        claimRafflePromotion.definition,
        { id: RAFFLE, clientSeed: 'mine', commitment: own.commitment },
        { idempotencyKey },
      ) as Promise<{ draw: { id: string } }>
    return { player, read, claim, tickets: own.tickets as number }
  }

  test('ten simultaneous requests with one idempotency key make one raffle draw', async () => {
    const { read, claim, player, tickets } = await open()
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 10 }, () => claim(key)))
    const ids = new Set(made.map(({ draw }) => draw.id))
    expect(ids.size).toBe(1)
    expect((await read()).own.tickets).toBe(tickets - 1)
    const found = await player.ask(getRaffleDraw, { intentKey: key, language: 'EN' })
    expect(ids).toContain(found.id)
  })

  test('simultaneous requests with different idempotency keys make one raffle draw for each ticket', async () => {
    const { read, claim, tickets } = await open()
    expect(tickets).toBeGreaterThan(2)
    const codes = await Promise.all(
      Array.from({ length: tickets + 9 }, () =>
        claim().then(
          () => 'made',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(codes.filter((code) => code === 'made')).toHaveLength(tickets)
    expect(codes.filter((code) => code === 'no_tickets')).toHaveLength(9)
    expect((await read()).own).toMatchObject({ tickets: 0, drawn: tickets })
  })

  test('a player cannot read another player’s raffle draws or secret seeds', async () => {
    const { player, claim } = await open()
    const { id } = (await claim()).draw
    expect(await player.ask(getRaffleDraw, { id, language: 'EN' })).toMatchObject({
      serverSeed: null,
    })
    const other = await enter(sandbox, lotus, 'demovip')
    await expect(other.ask(getRaffleDraw, { id, language: 'EN' })).rejects.toMatchObject({
      code: 'draw_not_found',
    })
  })

  test('a raffle draw and a claim of points send socket events about promotion and points', async () => {
    const { player } = await open()
    const order = { act: 'points', merchant: lotus.merchant, username: 'demomember', count: 500 }
    await sandbox.console('POST', '/sandbox/raffles/act', order)
    const { own } = await player.ask(getRaffle, { id: 'golden-boxes', language: 'EN' })
    const { list } = await player.ask(listRewards, { language: 'EN' })
    const reward = list.find(({ kind }: { kind: string }) => kind === 'points')
    const { ticket } = await player.ask(addSocketTicket)
    const told: string[] = []
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/wps/socket?ticket=${ticket}`, {
      headers: { Host: `${lotus.id}.localhost:${sandbox.port}` },
      origin: `http://${lotus.id}.localhost:${sandbox.port}`,
    })
    await new Promise((resolve) => socket.once('open', resolve))
    socket.on('message', (data) => told.push(JSON.parse(String(data)).type))
    const { commitment } = own
    await player.ask(claimRafflePromotion, { id: 'golden-boxes', clientSeed: 'mine', commitment })
    await expect.poll(() => told).toEqual(['promotion', 'points'])
    told.length = 0
    await player.ask(claimRewards, { ids: [reward.id] })
    await expect.poll(() => told).toEqual(['points', 'promotion'])
    socket.close()
  })

  test('a request for a raffle draw is refused if promotions are off', async () => {
    const { claim } = await open()
    const rules = { flags: { promotions: false } }
    await sandbox.setState({ merchant: lotus.merchant, rules })
    await expect(claim()).rejects.toMatchObject({ code: 'mode_disabled' })
  })
})

test('two simultaneous processes never give out more raffle prizes than exist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-raffle-'))
  try {
    const file = join(folder, 'raffle.sqlite')
    const db = openDatabase(file)
    ensureWorld(db, 1, 40)
    ensureMerchant(db, 1, lotus)
    const { merchant } = lotus
    ensureRaffles(db, openMerchant(lotus, new SandboxState().of(merchant)), Date.now())
    const players = ['demomember', 'demovip']
    for (const username of players) {
      giveTickets(db, { merchant, raffleId: RAFFLE, username }, 60)
    }
    // Every random number now wins the same prize, of which 50 pieces exist.
    db.$client.exec(`UPDATE raffle_prizes SET parts = 0 WHERE raffleId = '${RAFFLE}'`)
    db.$client.exec(
      `UPDATE raffle_prizes SET parts = 1, stock = 50, given = 0 WHERE raffleId = '${RAFFLE}' AND id = 'cash-500'`,
    )
    const given = await Promise.all(
      players.map((username) =>
        run(process.execPath, [LOOP, file, merchant, RAFFLE, username, '60']),
      ),
    )
    const results = given.flatMap(({ stdout }) => stdout.trim().split('\n'))
    const countOf = (name: string) => results.filter((each) => each === name).length
    expect([countOf('cash-500'), countOf('points-50')]).toEqual([50, 70])
    const stored = db.$client
      .prepare("SELECT given FROM raffle_prizes WHERE id = 'cash-500'")
      .pluck()
      .get()
    expect(stored).toBe(50)
    db.$client.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
