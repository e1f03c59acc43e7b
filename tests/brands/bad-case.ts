import type { Draft, Workspace } from './workspace.ts'

/** One way in which a brand can be invalid. */
export interface BadCase {
  what: string
  /** Changes the brand file before the brand check reads it. */
  change?: (brand: Draft) => void
  /** Damages files in the brand's folder. */
  spoil?: (place: { id: string; workspace: Workspace; write: Write }) => void | Promise<void>
  /** The expected error message, without the leading `brands/<id>/`. */
  told: string | RegExp
}

type Write = (name: string, content: string | Uint8Array) => void
