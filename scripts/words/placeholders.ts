import type { ExtractedMessageType } from '@lingui/conf'

type Message = Pick<ExtractedMessageType, 'message'>

/** Lists the names of a message's values, without the numbers of its elements. */
const namesOf = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!)),
]

/** Lists what keeps translators from knowing what stands for a value in a message. */
export function findUnclearValues(
  catalogues: readonly Readonly<Record<string, Message>>[],
): string[] {
  const messages = new Set(
    catalogues.flatMap((catalogue) =>
      Object.entries(catalogue).map(([id, { message = id }]) => message),
    ),
  )
  return [...messages]
    .filter((message) => namesOf(message).some((name) => /^\d+$/.test(name)))
    .map((message) => `"${message}" has a value without a name; write \${{ name: value }}`)
}
