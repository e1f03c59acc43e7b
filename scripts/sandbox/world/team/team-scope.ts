import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { MAX_DEPTH } from './team.ts'

/** Those members of a team that are so many levels below its root; 0 is the root. */
export interface Scope {
  merchant: string
  root: string
  from: number
  to: number
}

export const wholeTeam = (merchant: string, root: string): Scope => ({
  merchant,
  root,
  from: 0,
  to: MAX_DEPTH,
})
export const everybodyBelow = (merchant: string, root: string): Scope => ({
  ...wholeTeam(merchant, root),
  from: 1,
})
export const directDownlines = (merchant: string, root: string): Scope => ({
  ...everybodyBelow(merchant, root),
  to: 1,
})
export const onlyOne = (merchant: string, username: string): Scope => ({
  ...wholeTeam(merchant, username),
  to: 0,
})

/** Work that nobody waits for behind lets others have their turn (docs/quality.md §2.3). */
const LONGEST_TURN = 4

export class Breather {
  #since = performance.now()

  /** Lets others have their turn if this one was long. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_TURN) return
    await nextTurn()
    this.#since = performance.now()
  }
}

/** Members of a chunk; the work for each is a few days' rows. */
const CHUNK = 400

/** A part of a scope's members: those after one name and up to another. */
export interface Chunk {
  after: string
  upTo: string
}

const endOf = statement(`SELECT max(descendant) FROM (SELECT descendant FROM team_closure
  WHERE merchant = @merchant AND ancestor = @root AND descendant > @after
  ORDER BY descendant LIMIT ${CHUNK})`)

/** The members of a scope in chunks, with a rest between them. */
export async function* chunksOf(db: Db, { merchant, root }: Scope): AsyncGenerator<Chunk> {
  const breather = new Breather()
  let after = ''
  for (;;) {
    const upTo = endOf(db).pluck().get({ merchant, root, after }) as string | null
    if (upTo === null) return
    yield { after, upTo }
    after = upTo
    // Each chunk begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    await breather.rest()
  }
}

/** Whether a pair of the closure is of a chunk of a scope, which give the values. */
export const IN_CHUNK = `closure.merchant = @merchant AND closure.ancestor = @root
  AND closure.descendant > @after AND closure.descendant <= @upTo
  AND closure.distance BETWEEN @from AND @to`
