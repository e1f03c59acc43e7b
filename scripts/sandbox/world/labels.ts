import { fileURLToPath } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '#core/locale/languages.ts'
import { readCatalogue } from '../../words/catalogues.ts'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

const shells = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      const { tag } = LANGUAGES[code]
      return [code, await readCatalogue(tag, `${LOCALES}${tag}/shell.po`)] as const
    }),
  ),
)

/** What the site's frame reads for a message: the operator's texts quote labels, never retype them. */
export function labelOf(language: LanguageCode, message: string, context?: string): string {
  const label = shells.get(language)?.[generateMessageId(message, context)]?.translation
  if (!label) throw new Error(`No label of the site is "${message}" (${context ?? 'plain'})`)
  return label
}
