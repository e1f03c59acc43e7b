import type { Db } from '../../db/open.ts'

const turns = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Runs long work on a merchant's teams after what is under way: what one reads, no other changes. */
export function inTurn<T>(db: Db, merchant: string, work: () => Promise<T>): Promise<T> {
  const ofWorld = turns.get(db) ?? new Map<string, Promise<unknown>>()
  turns.set(db, ofWorld)
  const turn = (ofWorld.get(merchant) ?? Promise.resolve()).then(work)
  ofWorld.set(
    merchant,
    turn.catch(() => undefined),
  )
  return turn
}
