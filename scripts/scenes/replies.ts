import type { CallDefinition } from '#core/contract/call.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the page reads each reply by its own schema
export type Change = (reply: any) => unknown

/** A change of the sandbox's replies to one call. */
export interface ReplyChange {
  path: string
  change: Change
}

/** Changes the sandbox's replies to a call, as the gateway sends them, before the page reads them. */
export const replying = (
  { definition }: { readonly definition: Pick<CallDefinition, 'path'> },
  change: Change,
): ReplyChange => ({ path: definition.path, change })
