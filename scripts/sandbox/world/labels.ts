import { fileURLToPath } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '#core/locale/languages.ts'
import type { Words } from '../db/tables.ts'
import { fillText } from './words.ts'
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

function labelOf(language: LanguageCode, message: string, context?: string): string {
  const label = shells.get(language)?.[generateMessageId(message, context)]?.translation
  if (!label) throw new Error(`No label of the site is "${message}" (${context ?? 'plain'})`)
  return label
}

export type NamedBrand = Pick<
  Brand,
  'name' | 'currency' | 'domains' | 'features' | 'legal' | 'customerService'
>

/**
 * Fills one language's text of a merchant's; it quotes labels as the site's catalogues have them,
 * never retyped.
 */
export function fillWords(words: Words, brand: NamedBrand, language: LanguageCode): string {
  const { name, currency, domains, features, legal, customerService } = brand
  const [domain = ''] = domains
  const email = customerService.email ?? `care@${domain}`
  const filling = {
    brand: name,
    currency,
    domain,
    features,
    age: legal.minimumAge,
    email,
    language,
  }
  return fillText(words, filling, labelOf)
}
