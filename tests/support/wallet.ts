import { randomUUID } from 'node:crypto'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import { createSeamless } from '#scripts/sandbox/http/seamless.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import { EmittedSites } from '#scripts/sandbox/sites.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { createOperator } from '#scripts/sandbox/world/play/seamless-client.ts'
import { addSession, endSessions } from '#scripts/sandbox/world/identity/sessions.ts'
import { resetPlayers } from '#scripts/sandbox/world/identity/players.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import { type LaunchHolder, TicketOffice } from '#scripts/sandbox/world/tickets.ts'
import { makeBrand, makeSitesFolder } from './sites.ts'

export const brand = makeBrand('lotus')
export const { merchant } = brand

/** A vendor's game server, the operator's wallet that it calls, and the wallet's data file. */
export interface Bench {
  db: Db
  state: SandboxState
  operator: ReturnType<typeof createOperator>
  launches: TicketOffice<LaunchHolder>
  /** All requests that the vendor has sent, the latest last. */
  sent: Request[]
  fetch(request: Request): Promise<Response>
  ticket(username?: string, more?: Partial<GameSession>): string
  openGame(username?: string, more?: Partial<GameSession>): Promise<GameSession>
  logOut(username?: string): void
  /** Resets players and settings to their start. */
  reset(): void
  close(): void
}

export function openBench(): Bench {
  const sites = makeSitesFolder(brand)
  const db = openDatabase(':memory:')
  ensureWorld(db, 1, 400)
  ensureMerchant(db, 1, brand)
  const state = new SandboxState()
  const launches = new TicketOffice<LaunchHolder>(60)
  const app = createSeamless({
    db,
    sites: new EmittedSites(sites.path),
    state,
    launches,
    sockets: { tellBalance: () => {} },
    prepare: () => {},
  })
  const sent: Request[] = []
  const fetch = async (request: Request) => app.fetch(request)
  const operator = createOperator(db, 'http://gateway.localhost', (request) => {
    sent.push(request.clone())
    return fetch(request)
  })
  const ticket: Bench['ticket'] = (username = 'demomember', more = {}) => {
    const own = { merchant, username, ip: '127.0.0.1' }
    const { session } = addSession(db, own, state.now(merchant))
    const launch: LaunchHolder['launch'] = {
      merchant,
      username,
      trial: false,
      currency: brand.currency,
      language: 'EN',
      vendor: 'NLN',
      gameType: 'RNG',
      nodeId: '100200',
      gameName: 'A game',
      device: 'mobile',
      backUrl: 'http://lotus.localhost/game-return.html',
      ...more,
    }
    return `${launch.vendor}.${launches.add({ launch, sessionId: session.id })}`
  }
  return {
    db,
    state,
    operator,
    launches,
    sent,
    fetch,
    ticket,
    openGame: async (username, more) => {
      const gameSession = await operator.redeem(ticket(username, more))
      if (!gameSession) throw new Error('The ticket was not taken.')
      return gameSession
    },
    logOut: (username = 'demomember') => {
      endSessions(db, { merchant, username }, 'ended', state.now(merchant))
    },
    reset: () => {
      state.reset()
      sent.length = 0
      resetPlayers(db, brand, Date.now())
    },
    close: () => {
      db.$client.close()
      sites.remove()
    },
  }
}

/** Input of a wallet call, with new ids for transaction and round. */
export const walletCall = (gameSession: GameSession, amount: string, more: object = {}) => ({
  gameSession,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  amount,
  ...more,
})

/**
 * Lists errors in the ledger: transfers that do not sum to zero, and accounts with a wrong balance.
 */
export function auditLedger({ db }: Pick<Bench, 'db'>) {
  const pluck = (text: string) => db.$client.prepare(text).pluck().all()
  return {
    sum: pluck('SELECT SUM(amount) FROM ledger_entries'),
    unbalanced: pluck(
      'SELECT transferId FROM ledger_entries GROUP BY transferId HAVING SUM(amount) <> 0',
    ),
    lonely: pluck(
      'SELECT t.id FROM ledger_transfers t LEFT JOIN ledger_entries e ON e.transferId = t.id GROUP BY t.id HAVING COUNT(e.id) < 2',
    ),
    lying: pluck(
      'SELECT a.id FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.merchant = a.merchant AND e.account = a.id GROUP BY a.merchant, a.id HAVING a.balance <> COALESCE(SUM(e.amount), 0)',
    ),
    overdrawn: pluck(
      "SELECT id FROM ledger_accounts WHERE balance < 0 AND kind IN ('main', 'vendorWallet', 'play', 'hold')",
    ),
  }
}

/** The result of `auditLedger` for a ledger without errors. */
export const SOUND = { sum: [0], unbalanced: [], lonely: [], lying: [], overdrawn: [] }
