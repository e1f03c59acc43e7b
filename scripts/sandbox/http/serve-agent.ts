import type * as v from 'valibot'
import type { Call } from '#core/contract/call.ts'
import { ensureAgents, settleAgents } from '../world/team/agent-world.ts'
import {
  type Answer,
  type BodySchema,
  type CallContext,
  type Parsed,
  type QuerySchema,
  type ServedCall,
  serve,
} from './serve.ts'

/** Declares the handler of an agent's call; before it runs, the agent's team is seeded. */
export const serveAgent = <
  const Q extends QuerySchema,
  const B extends BodySchema,
  const R extends v.GenericSchema,
>(
  call: Call<Q, B, R>,
  handle: (context: CallContext<Parsed<Q>, Parsed<B>>) => Answer<R> | Promise<Answer<R>>,
): ServedCall => serve(call, handle, { prepare: prepareTeam })

/** Seeds the demo team, and notifies players and agents of settlements that were just paid. */
async function prepareTeam({
  db,
  merchant,
  now,
  sockets,
}: Pick<CallContext, 'db' | 'merchant' | 'now' | 'sockets'>): Promise<void> {
  const at = now.getTime()
  await ensureAgents(db, merchant, at)
  await settleAgents(db, merchant, at, sockets)
}
