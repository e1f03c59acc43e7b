import type { CallDefinition } from '#core/contract/call.ts'
import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Answer } from './gateway.ts'
import { findFault, findFaults } from './reads.ts'
import { compareRefusal } from './refusals.ts'
import type { Profile } from './report.ts'

interface Intent {
  profile: Profile
  declared: DeclaredCall
  input: Record<string, unknown>
  /** Another valid input, which the same key must not carry. */
  other: Record<string, unknown>
  /** Undoes what one request made; resolves to what is left of it, if anything. */
  undo: (id: string) => Promise<string | string[] | undefined>
}

/**
 * Examines a call that may happen once per intent: without a key, twice with one key, and with the
 * key of another body. Everything that it made is undone, even what a faulty gateway made too much.
 *
 * @returns the key and the id of what was made, while it still stands
 */
export async function examineIntent(
  examination: Examination,
  { profile, declared, input, other, undo }: Intent,
  whileItStands: (id: string, key: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const made = new Set<string>()
  const key = crypto.randomUUID()
  const send = async (body: Record<string, unknown>, idempotencyKey?: string): Promise<Answer> => {
    // The client itself refuses such a call without a key, so that the declaration is changed.
    const definition: CallDefinition = {
      ...declared.definition,
      intent: idempotencyKey !== undefined,
    }
    const answer = await examination.gateway.ask(definition, body, {
      token: examination.session!.token,
      options: { ...(idempotencyKey && { idempotencyKey }) },
    })
    const { id } = (answer.reply ?? {}) as { id?: string }
    if (id !== undefined) made.add(id)
    return answer
  }
  const keyless = compareRefusal(await send(input), 400, 'idempotency_key_required')
  examination.note(profile, declared, 'key-required', keyless)
  made.clear()
  const first = await send(input, key)
  const fault = findFaults(first)
  examination.note(profile, declared, 'answer', fault)
  if (fault) return
  const [id] = made
  const again = await send(input, key)
  const isSame = !again.error && made.size === 1
  const repeated = isSame ? undefined : (findFault(again) ?? 'It made a second one')
  examination.note(profile, declared, 'key-repeated', repeated)
  const conflict = compareRefusal(await send(other, key), 409, 'idempotency_conflict')
  examination.note(profile, declared, 'key-conflict', conflict)
  await whileItStands(id!, key)
  const left: string[] = []
  for (const each of made) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    left.push(...[(await undo(each)) ?? []].flat())
  }
  examination.note(profile, declared, 'undone', left)
}
