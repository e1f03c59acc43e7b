import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { periodOf } from '#rules/settlementPeriods.ts'
import { desc, eq } from '../db/drizzle.ts'
import { contractSettlements } from '../db/contract-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { type Merchant, openMerchant } from '../http/serve.ts'
import { ensureAgents, settleAgents, tellChanged } from '../world/agent-world.ts'
import {
  findContract,
  listBroken,
  listHouseWishes,
  listSince,
  markSteps,
} from '../world/contract-book.ts'
import { answerTermination } from '../world/contracts.ts'
import { zoneOf } from '../world/days.ts'
import { listSettledBets, voidLate } from '../world/late-voids.ts'
import { writeUnits } from '../world/money.ts'
import { moveNode } from '../world/team-moves.ts'
import type { ConsoleParts } from './parts.ts'
import { RUNS, type TeamsDesk, teamsPage } from './teams-page.ts'

const PATH = '/sandbox/teams'
const LIMIT = 50

const RunSchema = v.strictObject({ merchant: v.string(), period: v.picklist(RUNS) })
const MoveSchema = v.strictObject({
  merchant: v.string(),
  username: v.string(),
  upline: v.string(),
})
const VoidSchema = v.strictObject({
  merchant: v.string(),
  vendor: v.string(),
  transactionId: v.string(),
})
const AnswerSchema = v.strictObject({
  merchant: v.string(),
  contract: v.string(),
  answer: v.picklist(['agree', 'refuse']),
})

/** Adds the desk of teams: a page for testers, JSON for tests. */
export function addTeamPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  /** A merchant whose demo team is there, settled up to its clock. */
  async function demandMerchant(code: string): Promise<Merchant> {
    const site = sites.findByMerchant(code)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    const merchant = openMerchant(site.brand, state.of(code))
    const now = state.now(code).getTime()
    await ensureAgents(db, merchant, now)
    return merchant
  }

  async function settle(merchant: Merchant): Promise<{ now: string; paid: string[] }> {
    const now = state.now(merchant.code)
    const paid = await settleAgents(db, merchant, now.getTime(), sockets)
    return { now: now.toISOString(), paid }
  }

  /** Sets the clock to the end of the period that runs, and settles it. */
  async function run(given: unknown) {
    const { merchant: code, period } = v.parse(RunSchema, given)
    const merchant = await demandMerchant(code)
    if (period !== 'due') {
      const now = state.now(code).getTime()
      const { end } = periodOf(period, now, zoneOf(db, code))
      const clockOffset = state.of(code).clockOffset + end - now
      state.change({ merchant: code, clockOffset })
    }
    return settle(merchant)
  }

  async function move(given: unknown) {
    const { merchant: code, username, upline } = v.parse(MoveSchema, given)
    const merchant = await demandMerchant(code)
    await settle(merchant)
    const mark = markSteps(db)
    await moveNode(db, { merchant: code, username }, upline, state.now(code).getTime())
    for (const name of listSince(db, code, mark)) sockets.tellContracts(code, name)
    return {}
  }

  async function voidBet(given: unknown) {
    const { merchant: code, ...named } = v.parse(VoidSchema, given)
    const merchant = await demandMerchant(code)
    const { username } = voidLate(db, merchant, named, state.now(code))
    sockets.tellBalance(code, username)
    return {}
  }

  /** The house agrees to the end of a contract, or refuses. */
  async function answer(given: unknown) {
    const { merchant: code, contract: id, answer: said } = v.parse(AnswerSchema, given)
    const merchant = await demandMerchant(code)
    const contract = findContract(db, code, id)
    if (!contract || contract.upline !== null) {
      throw new CallError(404, 'contract_not_found', 'There is no such contract.')
    }
    const named = listBroken(db, contract).map((each) => each.id)
    const now = state.now(code).getTime()
    const decided = { agreed: said === 'agree', by: 'upline', now, named } as const
    tellChanged({ db, merchant, sockets }, () => answerTermination(db, contract, decided))
    return {}
  }

  function show({ code, brand: { currency } }: Merchant): TeamsDesk {
    const write = (units: number) => writeUnits(units, currency)
    const time = (at: number) => new Date(at).toISOString()
    return {
      now: time(state.now(code).getTime()),
      currency,
      wishes: listHouseWishes(db, code).map(({ id, kind, downline }) => ({ id, kind, downline })),
      settlements: db
        .select()
        .from(contractSettlements)
        .where(eq(contractSettlements.merchant, code))
        .orderBy(desc(contractSettlements.settledAt), desc(contractSettlements.id))
        .limit(LIMIT)
        .all()
        .map((row) => ({
          kind: row.kind,
          upline: row.upline ?? 'house',
          downline: row.downline,
          period: row.period,
          cause: row.cause,
          base: write(row.base),
          rate: row.rate,
          amount: write(row.amount),
          state: row.state,
        })),
      bets: listSettledBets(db, code, LIMIT).map((bet) => ({
        vendor: bet.vendor,
        transactionId: bet.transactionId,
        username: bet.username,
        stake: write(bet.amount),
        win: write(bet.win),
        settledAt: time(bet.closedAt ?? bet.at),
      })),
    }
  }

  const reply = async (c: Context<Environment>, work: () => Promise<unknown>) => {
    try {
      return c.json((await work()) as object)
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  }
  /** Answers a form by the page, a body of JSON by JSON. */
  const act = (path: string, work: (given: unknown) => Promise<unknown>) =>
    app.post(`${PATH}/${path}`, async (c) => {
      if (c.req.header('Content-Type')?.startsWith('application/json')) {
        return reply(c, async () => work(await c.req.json()))
      }
      const form = await c.req.parseBody()
      const back = new URLSearchParams({ merchant: String(form.merchant ?? '') })
      try {
        await work(form)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        back.set('refusal', error.message)
      }
      return c.redirect(`${PATH}?${back}`, 303)
    })

  app.get(PATH, async (c) => {
    const code = c.req.query('merchant') || undefined
    const site = code === undefined ? undefined : sites.findByMerchant(code)
    const desk = site ? show(await demandMerchant(site.brand.merchant)) : null
    return c.html(teamsPage(sites.list(), site && code, desk, c.req.query('refusal')))
  })
  app.get(`${PATH}/list`, (c) =>
    reply(c, async () => show(await demandMerchant(c.req.query('merchant') ?? ''))),
  )
  act('run', run)
  act('move', move)
  act('void', voidBet)
  act('answer', answer)
}
