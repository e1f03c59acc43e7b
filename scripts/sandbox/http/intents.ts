import { HEADERS } from '#core/contract/headers.ts'
import { createHash } from 'node:crypto'
import type { CallDefinition } from '#core/contract/call.ts'
import { addRow, rowsOf } from '../db/rows.ts'
import { intents } from '../db/tables.ts'
import { CallError, refuse } from './call-error.ts'
import type { CallContext, ServedCall } from './serve.ts'

/**
 * Answers a call that may happen once per intent: the first request is carried out, a repeated one
 * gets the same reply, and another body with the same key is refused. All writes of the handler and
 * the stored reply are one transaction. A refusal undoes it, unless the call keeps refusals.
 *
 * @param check compares the reply with its declaration, inside the transaction
 */
export function answerIntent(
  { definition, handle, keepsRefusals = false }: ServedCall,
  context: CallContext,
  prepared: unknown,
  key: string | undefined,
  check: (reply: unknown) => unknown,
): unknown {
  if (key === undefined || !/^[\w-]{8,64}$/.test(key)) refuse('idempotency_key_required')
  const row = idOf(context, definition, key)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([context.query, context.body]))
    .digest('base64url')
  const outcome = context.db.transaction((tx) => {
    const earlier = rowsOf(tx, intents, row).find()
    if (earlier && earlier.bodyHash !== bodyHash) refuse('idempotency_conflict')
    if (earlier) return JSON.parse(earlier.reply)
    const reply = carryOut()
    if (reply instanceof CallError) return reply
    if (reply instanceof Promise) throw new TypeError(`${row.call} must answer without a promise`)
    check(reply)
    addRow(tx, intents, { ...row, bodyHash, reply: JSON.stringify(reply) })
    return reply
  })
  if (outcome instanceof CallError) throw outcome
  return outcome

  function carryOut(): unknown {
    try {
      return handle(context as never, prepared as never)
    } catch (error) {
      if (keepsRefusals && error instanceof CallError) return error
      throw error
    }
  }
}

/** The idempotency key of a call that is declared with `intent`. */
export const intentKeyOf = ({ request }: Pick<CallContext, 'request'>): string =>
  request.headers.get(HEADERS.idempotencyKey) as string

/**
 * Finds the stored reply for the player's intent with this key; undefined if nothing was made with
 * it.
 */
export function findReply(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  { definition }: { definition: CallDefinition },
  key: string,
): unknown {
  const row = rowsOf(context.db, intents, idOf(context, definition, key)).find()
  return row && JSON.parse(row.reply)
}

type IntentId = Pick<typeof intents.$inferSelect, 'merchant' | 'player' | 'call' | 'key'>

const idOf = (
  { merchant, player }: Pick<CallContext, 'merchant' | 'player'>,
  { method, path }: CallDefinition,
  key: string,
): IntentId => ({
  merchant: merchant.code,
  player: player?.username ?? '',
  call: `${method} ${path}`,
  key,
})
