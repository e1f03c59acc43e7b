import { fileURLToPath } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '#core/locale/languages.ts'
import type { Words } from '../db/tables.ts'
import { fillText, type LabelOf } from './words.ts'
import { readCatalogue } from '../../words/catalogues.ts'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

/** What labels of one catalogue read. */
export async function readLabels(catalogue: string): Promise<LabelOf> {
  const read = new Map(
    await Promise.all(
      LANGUAGE_CODES.map(async (code) => {
        const { tag } = LANGUAGES[code]
        return [code, await readCatalogue(tag, `${LOCALES}${tag}/${catalogue}.po`)] as const
      }),
    ),
  )
  return (language, message, context) => {
    const label = read.get(language)?.[generateMessageId(message, context)]?.translation
    if (!label) throw new Error(`No label of ${catalogue} is "${message}" (${context ?? 'plain'})`)
    return label
  }
}
const labelOf = await readLabels('shell')

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
