import type { Hono } from 'hono'
import * as v from 'valibot'
import { periodOf } from '#rules/settlementPeriods.ts'
import { desc } from '../../db/drizzle.ts'
import { contractSettlements } from '../../db/contract-tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { ensureAgents, settleAgents, tellChanged } from '../../world/team/agent-world.ts'
import {
  findContract,
  listBroken,
  listHouseRequests,
  listSince,
  markSteps,
} from '../../world/contracts/contract-book.ts'
import { answerTermination } from '../../world/contracts/contracts.ts'
import { zoneOf, writeTime } from '../../world/days.ts'
import { listSettledBets, voidLate } from '../../world/play/late-voids.ts'
import { writeUnits } from '../../world/money/money.ts'
import { planMove } from '../../world/team/coming-moves.ts'
import { moveNode } from '../../world/team/team-moves.ts'
import { findNode } from '../../world/team/tree.ts'
import { addDesk, order } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

const LIMIT = 50

const RunSchema = v.strictObject({
  /**
   * The period to settle: all that is due by the clock, or the current period, to whose end the
   * clock is then set.
   */
  period: v.picklist(['due', 'slot', 'hour', 'D', 'W', 'H', 'M']),
})
const MoveSchema = v.strictObject({
  username: v.string(),
  upline: v.string(),
  /** When the move takes effect: as everywhere when the next day begins, or at once for a tester. */
  when: v.optional(v.picklist(['nextDay', 'now']), 'nextDay'),
})
const VoidSchema = v.strictObject({ vendor: v.string(), transactionId: v.string() })
const AnswerSchema = v.strictObject({
  contract: v.string(),
  answer: v.picklist(['agree', 'refuse']),
})

/**
 * Adds the console page for teams: settlements, moves between uplines, and bets that a vendor
 * voids.
 */
export function addTeamDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts
  const nowOf = ({ code: merchant }: Merchant) => state.now(merchant).getTime()

  async function settle(merchant: Merchant): Promise<{ now: string; paid: string[] }> {
    const now = nowOf(merchant)
    await ensureAgents(db, merchant, now)
    const paid = await settleAgents(db, merchant, now, sockets)
    return { now: writeTime(now), paid }
  }

  async function show(merchant: Merchant) {
    const { code: own, brand } = merchant
    await ensureAgents(db, merchant, nowOf(merchant))
    const write = (units: number) => writeUnits(units, brand.currency)
    return {
      now: writeTime(nowOf(merchant)),
      currency: brand.currency,
      requests: listHouseRequests(db, own).map(({ id, kind, downline }) => ({
        contract: id,
        kind,
        downline,
      })),
      settlements: rowsOf(db, contractSettlements, { merchant: own })
        .list({
          order: [desc(contractSettlements.settledAt), desc(contractSettlements.id)],
          limit: LIMIT,
        })
        .map(({ kind, upline, downline, period, cause, base, rate, amount, state: stands }) => ({
          kind,
          upline: upline ?? 'house',
          downline,
          period,
          cause,
          base: write(base),
          rate,
          amount: write(amount),
          state: stands,
        })),
      bets: listSettledBets(db, own, LIMIT).map((bet) => ({
        vendor: bet.vendor,
        transactionId: bet.transactionId,
        username: bet.username,
        stake: write(bet.amount),
        win: write(bet.win),
        settledAt: writeTime(bet.closedAt ?? bet.at),
      })),
    }
  }

  addDesk(app, parts, {
    path: '/sandbox/teams',
    title: 'Teams',
    about: `Choose a merchant to settle a period of contracts and commission, to put somebody below
      another upline from tomorrow on, and to take a settled bet back.`,
    show,
    orders: {
      // Sets the clock to the end of the current period, and settles it.
      run: order(RunSchema, async (merchant, { period }) => {
        const { code: own } = merchant
        if (period !== 'due') {
          const now = nowOf(merchant)
          await ensureAgents(db, merchant, now)
          const { end } = periodOf(period, now, zoneOf(db, own))
          state.change({ merchant: own, clockOffset: state.of(own).clockOffset + end - now })
        }
        return settle(merchant)
      }),
      move: order(MoveSchema, async (merchant, { username, upline, when }) => {
        const { code: own } = merchant
        await settle(merchant)
        const mark = markSteps(db)
        const person = { merchant: own, username }
        if (when === 'now') moveNode(db, person, upline, nowOf(merchant))
        else {
          const tell = (name: string) => sockets.tellMessage(own, name)
          planMove(db, person, upline, nowOf(merchant), tell)
          // The contracts of both sides now say when they end.
          for (const name of [username, findNode(db, person)?.parent]) {
            if (name) sockets.tellContracts(own, name)
          }
        }
        for (const name of listSince(db, own, mark)) sockets.tellContracts(own, name)
      }),
      void: order(
        VoidSchema,
        async (merchant, named) => {
          await ensureAgents(db, merchant, nowOf(merchant))
          const { username } = voidLate(db, merchant, named, state.now(merchant.code))
          sockets.tellBalance(merchant.code, username)
        },
        'bets',
      ),
      // The operator accepts or rejects the end of a contract that it has with an agent.
      answer: order(
        AnswerSchema,
        async (merchant, { contract: id, answer }) => {
          await ensureAgents(db, merchant, nowOf(merchant))
          const contract = findContract(db, { merchant: merchant.code, id })
          if (!contract || contract.upline !== null) refuse('contract_not_found')
          const named = listBroken(db, contract).map((each) => each.id)
          const agreed = answer === 'agree'
          const decided = { agreed, by: 'upline', now: nowOf(merchant), named } as const
          tellChanged({ db, merchant, sockets }, () => answerTermination(db, contract, decided))
        },
        'requests',
      ),
    },
  })
}
