import type { ExtractedMessageType } from '@lingui/conf'

/** Fewer words than this do not say by themselves what they stand for. */
const ENOUGH_WORDS = 3

type Described = Pick<ExtractedMessageType, 'message' | 'context' | 'comments'>

/**
 * Lists the short messages of which no place says, by a context or a comment, what they are. A
 * translator cannot tell a verb from a noun, or whose state it is, by "Set" or "Open" alone.
 */
export function findBare(catalogues: readonly Readonly<Record<string, Described>>[]): string[] {
  const told = new Map<string, { message: string; isTold: boolean }>()
  for (const messages of catalogues) {
    for (const [id, { message = id, context, comments }] of Object.entries(messages)) {
      if (countWords(message) >= ENOUGH_WORDS) continue
      const isTold = Boolean(context) || (comments ?? []).length > 0
      told.set(id, { message, isTold: isTold || (told.get(id)?.isTold ?? false) })
    }
  }
  return [...told.values()].filter(({ isTold }) => !isTold).map(({ message }) => message)
}

/** Counts the words of a message; placeholders and tags are none. */
const countWords = (message: string): number =>
  message.replaceAll(/<\/?\w+\/?>|\{\w+(?=[,}])/g, ' ').match(/[\p{L}’'-]+/gu)?.length ?? 0
