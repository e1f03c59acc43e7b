import type { MemberRow } from './schema.ts'

/** The direct downlines of a member: their number, and the pages that are loaded. */
export interface Branch {
  total: number
  pages: ReadonlyMap<number, readonly MemberRow[]>
}
/** Branches of the tree by the id of their parent; the agent's own branch has an empty id. */
export type Branches = ReadonlyMap<string, Branch>

/** Key of the branch with the agent's own downlines. */
export const ROOT = ''

/** Number of placeholder rows that a branch shows while none of its pages is loaded. */
const WAITING = 1

/** Consecutive rows of the tree that have the same parent. */
interface Segment {
  parentId: string
  level: number
  /** Position of the segment's first row in the whole list. */
  start: number
  /** Position of the segment's first row among its siblings, counted from 0. */
  from: number
  count: number
}

export interface TreePlace {
  parentId: string
  /** Position of the row among its siblings, counted from 0. */
  index: number
}

/** Makes a key that names one row's place in the tree. */
export const placeKey = ({ parentId, index }: TreePlace): string => `${parentId}/${index}`

export interface TreeRow extends TreePlace {
  level: number
  siblings: number
  /** The member of this row; undefined while its page loads. */
  member: MemberRow | undefined
}

/** An open tree as one flat list. Only rows in view are looked up. */
export class TreeRows {
  readonly count: number
  readonly #segments: Segment[] = []
  readonly #branches: Branches
  readonly #pageSize: number

  /** @param expanded ids of the members whose branches are open */
  constructor(branches: Branches, expanded: ReadonlySet<string>, pageSize: number) {
    this.#branches = branches
    this.#pageSize = pageSize
    this.count = this.#add(ROOT, 1, branches.get(ROOT)?.total ?? 0, 0, expanded)
  }

  at(position: number): TreeRow | undefined {
    const segment = this.#segments[this.#findSegment(position)]
    if (!segment || position < 0 || position >= segment.start + segment.count) return undefined
    const { parentId, level, start, from } = segment
    const index = from + position - start
    const branch = this.#branches.get(parentId)
    return {
      parentId,
      index,
      level,
      siblings: branch?.total ?? segment.count,
      member: branch?.pages.get(Math.floor(index / this.#pageSize))?.[index % this.#pageSize],
    }
  }

  /** Returns the position of a row in the whole list; -1 if the row is not shown. */
  positionOf({ parentId, index }: TreePlace): number {
    const segment = this.#segments.find(
      (each) => each.parentId === parentId && index >= each.from && index < each.from + each.count,
    )
    return segment ? segment.start + index - segment.from : -1
  }

  /**
   * Returns the position of the row of the member with this id, whose branch is open; -1 for the
   * agent, who has no row.
   */
  positionOfParent(parentId: string): number {
    const first = this.#segments.findIndex((each) => each.parentId === parentId)
    return first < 0 || parentId === ROOT ? -1 : (this.#segments[first] as Segment).start - 1
  }

  /**
   * Adds the rows of a branch and of the open branches in it, and returns the position of the row
   * after them.
   */
  #add(
    parentId: string,
    level: number,
    total: number,
    start: number,
    expanded: ReadonlySet<string>,
  ): number {
    let next = start
    let from = 0
    const close = (until: number) => {
      if (until === from) return
      this.#segments.push({ parentId, level, start: next, from, count: until - from })
      next += until - from
      from = until
    }
    for (const { member, index } of this.#listOpen(parentId, expanded)) {
      close(index + 1)
      const below = this.#branches.get(member.id)?.total ?? WAITING
      next = this.#add(member.id, level + 1, below, next, expanded)
    }
    close(total)
    return next
  }

  *#listOpen(parentId: string, expanded: ReadonlySet<string>) {
    const pages = this.#branches.get(parentId)?.pages
    if (!pages || expanded.size === 0) return
    for (const page of [...pages.keys()].toSorted((a, b) => a - b)) {
      for (const [place, member] of (pages.get(page) as readonly MemberRow[]).entries()) {
        if (member.directs > 0 && expanded.has(member.id)) {
          yield { member, index: page * this.#pageSize + place }
        }
      }
    }
  }

  /** Finds the last segment that begins at or before a position. */
  #findSegment(position: number): number {
    let low = 0
    let high = this.#segments.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#segments[middle] as Segment).start <= position) low = middle
      else high = middle - 1
    }
    return low
  }
}
