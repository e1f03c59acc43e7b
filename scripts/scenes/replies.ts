import type { CallDefinition } from '#core/contract/call.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the page reads each reply by its own schema
type Change = (reply: any) => object

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

/** Finds how a scene changes the replies to a call, by the call's path; undefined if it does not. */
export const changeOf = (
  { replies }: { replies?: readonly ReplyChange[] },
  path: string,
): Change | undefined => replies?.find((each) => each.path === path)?.change
