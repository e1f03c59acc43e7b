import { createHash } from 'node:crypto'
import { and, eq } from '../db/drizzle.ts'
import { intents } from '../db/tables.ts'
import { CallError } from './call-error.ts'
import type { CallContext, ServedCall } from './serve.ts'

/**
 * Answers a call that may happen once per intent: the first request does it, a repeated one gets
 * the same reply, and another body under the same key is refused. Everything the handler writes
 * and the stored reply are one transaction, which a refusal undoes unless the call keeps it.
 *
 * @param check holds the reply to its declaration, inside the transaction
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
  const row = {
    merchant: context.merchant.code,
    player: context.player?.username ?? '',
    call: `${definition.method} ${definition.path}`,
    key,
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([context.query, context.body]))
    .digest('base64url')
  const outcome = context.db.transaction((tx) => {
    const earlier = tx
      .select()
      .from(intents)
      .where(
        and(
          eq(intents.merchant, row.merchant),
          eq(intents.player, row.player),
          eq(intents.call, row.call),
          eq(intents.key, row.key),
        ),
      )
      .get()
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
