/** The messages of a language, and those that its catalogues do not translate. */
export interface Translated {
  tag: string
  messages: number
  /** A fault for each message without a translation. */
  missing: readonly string[]
}

export const shareOf = ({ messages, missing }: Translated): number =>
  messages === 0 ? 0 : 1 - missing.length / messages

/**
 * Lists what a language lacks. A language that grows may miss as many translations as its line
 * allows, and shows English there; a complete one may miss none.
 *
 * @param completeness share of the messages that must be translated, from 0 to 1
 */
export function findMissing(translated: Translated, completeness: number): readonly string[] {
  if (completeness >= 1) return translated.missing
  if (shareOf(translated) >= completeness) return []
  return [
    `${translated.tag}: ${writeShare(translated)} of the messages are translated, must be ${Math.round(completeness * 100)} % (scripts/language/table.ts)`,
  ]
}

/** Writes a share without rounding up, so that 100 % means all. */
export const writeShare = (translated: Translated): string =>
  `${Math.floor(shareOf(translated) * 100)} %`
