import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberRow } from './schema.ts'
import { type Branches, ROOT, TreeRows } from './treeRows.ts'

const PAGE = 3
/** The full check (`npm test -- --full`) runs enough random cases to include rare ones. */
const RUNS = process.env.LIVERY_FULL === '1' ? 10_000 : 300

interface Node {
  id: string
  children: Node[]
}

/**
 * Generator of random team trees: which members are open, and which pages of downlines are loaded.
 */
const trees = fc
  .array(fc.nat(40), { maxLength: 40 })
  .map((parents) => {
    const root: Node = { id: ROOT, children: [] }
    const nodes = [root]
    for (const [index, parent] of parents.entries()) {
      const node: Node = { id: `m${index}`, children: [] }
      nodes[parent % nodes.length]!.children.push(node)
      nodes.push(node)
    }
    return nodes
  })
  .chain((nodes) =>
    fc.record({
      nodes: fc.constant(nodes),
      expanded: fc.subarray(nodes.map(({ id }) => id)).map((ids) => new Set(ids)),
      isLoaded: fc.func(fc.boolean()),
    }),
  )

const rowOf = (node: Node) => ({ id: node.id, directs: node.children.length }) as MemberRow

function load(nodes: Node[], isLoaded: (id: string, page: number) => boolean): Branches {
  return new Map(
    nodes.map(({ id, children }) => {
      const pages = new Map<number, MemberRow[]>()
      for (let page = 0; page * PAGE < children.length; page += 1) {
        if (!isLoaded(id, page)) continue
        pages.set(page, children.slice(page * PAGE, (page + 1) * PAGE).map(rowOf))
      }
      return [id, { total: children.length, pages }]
    }),
  )
}

/**
 * Computes the expected list of rows in a simple way: each member, followed by the rows below if
 * the member is open.
 */
function flatten(
  node: Node,
  level: number,
  branches: Branches,
  expanded: ReadonlySet<string>,
): object[] {
  return node.children.flatMap((child, index) => {
    const isThere = branches.get(node.id)!.pages.has(Math.floor(index / PAGE))
    const row = {
      parentId: node.id,
      index,
      level,
      siblings: node.children.length,
      member: isThere ? rowOf(child) : undefined,
    }
    const isOpen = isThere && expanded.has(child.id)
    return isOpen ? [row, ...flatten(child, level + 1, branches, expanded)] : [row]
  })
}

describe('the rows of an open tree', () => {
  it('an open team tree lists each member before that member’s visible downlines', () => {
    fc.assert(
      fc.property(trees, ({ nodes, expanded, isLoaded }) => {
        const branches = load(nodes, isLoaded as never)
        const rows = new TreeRows(branches, expanded, PAGE)
        const listed = Array.from({ length: rows.count }, (_, position) => rows.at(position))
        expect(listed).toEqual(flatten(nodes[0]!, 1, branches, expanded))
        for (const [position, row] of listed.entries()) {
          expect(rows.positionOf(row!)).toBe(position)
          const parent = rows.at(rows.positionOfParent(row!.parentId))
          expect(parent?.member?.id ?? ROOT).toBe(row!.parentId)
        }
        expect(rows.at(-1)).toBeUndefined()
        expect(rows.at(rows.count)).toBeUndefined()
      }),
      { numRuns: RUNS },
    )
  })
})
