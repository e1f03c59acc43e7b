import { atom } from 'jotai'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { ROOT, type TreePlace } from './treeRows.ts'

interface OpenTree {
  expanded: ReadonlySet<string>
  /** Row of the tree that the arrow keys have reached. */
  active: TreePlace
  scrollTop: number
}

const CLOSED: OpenTree = { expanded: new Set(), active: { parentId: ROOT, index: 0 }, scrollTop: 0 }

const keptAtom = atom<{ generation: number; tree: OpenTree } | null>(null)

/**
 * The rows of the tree that are open. They stay open while the agent visits other pages, until the
 * session ends.
 */
export const openTreeAtom = atom(
  (get) => {
    const kept = get(keptAtom)
    return kept?.generation === get(sessionGenerationAtom) ? kept.tree : CLOSED
  },
  (get, set, change: Partial<OpenTree>) => {
    const generation = get(sessionGenerationAtom)
    set(keptAtom, { generation, tree: { ...get(openTreeAtom), ...change } })
  },
)
