import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Db } from '../../db/open.ts'
import {
  OperatorError,
  type Operator,
  type OperatorRefusal,
  type GameSession,
} from '#scripts/scenery/operator.ts'
import { secretOf, sign, SIGNED } from './vendor-signature.ts'

/** Milliseconds until a wallet that does not answer counts as unreachable. */
const PATIENCE = 10_000

const BalanceSchema = v.object({ balance: v.string() })

/** Refusals of the wallet that a game can explain; every other 4xx is final. */
const REFUSALS: readonly string[] = [
  'insufficient_balance',
  'session_expired',
  'maintenance',
] satisfies OperatorRefusal[]

/**
 * The operator's wallet as the demo games' server sees it: each call is signed by its vendor and
 * sent as a request.
 *
 * @param gateway origin of the operator's gateway
 * @param send sends a request to the gateway
 */
export function createOperator(
  db: Db,
  gateway: string,
  send: (request: Request) => Promise<Response> | Response,
): Operator {
  async function call(vendor: string, name: string, content: object): Promise<unknown> {
    const path = `/seamless/${name}`
    const time = String(Math.floor(Date.now() / 1000))
    const body = JSON.stringify(content)
    const headers = {
      'Content-Type': 'application/json',
      [SIGNED.vendor]: vendor,
      [SIGNED.time]: time,
      [SIGNED.signature]: sign(secretOf(db, vendor), { vendor, path, time, body }),
    }
    const request = new Request(gateway + path, { method: 'POST', headers, body })
    const stop = new AbortController()
    const response = await Promise.race([
      send(request),
      wait(PATIENCE, null, { signal: stop.signal, ref: false }),
    ])
      .catch((cause: unknown) => {
        throw new OperatorError('wallet_unreachable', { cause })
      })
      .finally(() => stop.abort())
    if (!response || response.status >= 500) {
      const { code } = await readReply(response)
      throw new OperatorError(code === 'maintenance' ? code : 'wallet_unreachable')
    }
    if (response.ok) return response.json()
    const { code } = await readReply(response)
    throw new OperatorError(
      code && REFUSALS.includes(code) ? (code as OperatorRefusal) : 'refused',
      { cause: code },
    )
  }

  const play =
    (name: 'bet' | 'settle' | 'rollback'): Operator['bet'] =>
    async ({ gameSession, transactionId, roundId, amount }) => {
      const content = { seatId: gameSession.id, transactionId, roundId, amount }
      return v.parse(BalanceSchema, await call(gameSession.vendor, name, content)).balance
    }

  return {
    redeem: (ticket) =>
      call(ticket.split('.')[0] ?? '', 'redeem', { ticket }).then(
        (gameSession) => gameSession as GameSession,
        (error: unknown) => {
          if (error instanceof OperatorError && error.code === 'refused') return null
          throw error
        },
      ),
    balance: async (gameSession) =>
      v.parse(BalanceSchema, await call(gameSession.vendor, 'balance', { seatId: gameSession.id }))
        .balance,
    bet: play('bet'),
    settle: play('settle'),
    rollback: play('rollback'),
  }
}

async function readReply(response: Response | null): Promise<{ code?: string }> {
  return (await response?.json().catch(() => null)) ?? {}
}
