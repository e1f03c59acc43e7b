import type { Draft, Workspace } from './workspace.ts'

/** One way in which a brand can be wrong. */
export interface BadCase {
  what: string
  /** Changes the brand file before it is read. */
  change?: (brand: Draft) => void
  /** Changes files of the brand's folder. */
  spoil?: (place: { id: string; workspace: Workspace; write: Write }) => void | Promise<void>
  /** What must be told, after `brands/<id>/`. */
  told: string | RegExp
}

type Write = (name: string, content: string | Uint8Array) => void
