import { createHash } from 'node:crypto'
import type { CallDefinition } from '#core/contract/call.ts'
import { findRow } from '../db/rows.ts'
import { intents } from '../db/tables.ts'
import { CallError } from './call-error.ts'
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
  if (key === undefined || !/^[\w-]{8,64}$/.test(key)) {
    throw new CallError(
      400,
      'idempotency_key_required',
      'Send an Idempotency-Key of 8 to 64 letters, digits, hyphens and underscores.',
    )
  }
  const row = idOf(context, definition, key)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([context.query, context.body]))
    .digest('base64url')
  const outcome = context.db.transaction((tx) => {
    const earlier = findIntent(tx, row)
    if (earlier && earlier.bodyHash !== bodyHash) {
      throw new CallError(409, 'idempotency_conflict', 'This key was used for another request.')
    }
    if (earlier) return JSON.parse(earlier.reply)
    const reply = carryOut()
    if (reply instanceof CallError) return reply
    if (reply instanceof Promise) throw new TypeError(`${row.call} must answer without a promise`)
    check(reply)
    tx.insert(intents)
      .values({ ...row, bodyHash, reply: JSON.stringify(reply) })
      .run()
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

/**
 * Finds the stored reply for the player's intent with this key; undefined if nothing was made with
 * it.
 */
export function findReply(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  { definition }: { definition: CallDefinition },
  key: string,
): unknown {
  const row = findIntent(context.db, idOf(context, definition, key))
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

const findIntent = (db: Pick<CallContext['db'], 'select'>, id: IntentId) =>
  findRow(db, intents, { merchant: id.merchant, player: id.player, call: id.call, key: id.key })
