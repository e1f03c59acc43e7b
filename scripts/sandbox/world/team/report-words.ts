import type { LanguageCode } from '#rules/languages.ts'
import type { MovementType } from '#parts/records/schema.ts'
import words from '../../content/report-words.json' with { type: 'json' }
import { type TextKey, wordsOf } from '../../content/texts.ts'
import { inLanguage } from '../../content/words.ts'
import { readLabels } from '../../content/fill.ts'

const catalogues = {
  reports: await readLabels('agent-reports'),
  records: await readLabels('records'),
  contracts: await readLabels('agent-contracts'),
  income: await readLabels('agent-income'),
}

/** A label of the site that is reused for the same column in a file. */
type Label = [catalogue: keyof typeof catalogues, message: string, context?: string]

/**
 * Words for column heads, states, sources and movements in files: the same as on the site's pages.
 */
const WORDS = words.words as unknown as Record<FileWord, Label | TextKey>
const MOVEMENTS = words.movements as unknown as Record<MovementType, [string, string?]>

export type FileWord = keyof (typeof words)['words']

export function fileWord(word: FileWord, language: LanguageCode): string {
  const known = WORDS[word]
  if (typeof known === 'string') return inLanguage(wordsOf(known), language)
  const [catalogue, message, context] = known
  return catalogues[catalogue](language, message, context)
}

export const movementWord = (type: MovementType, language: LanguageCode): string =>
  catalogues.records(language, ...MOVEMENTS[type])
