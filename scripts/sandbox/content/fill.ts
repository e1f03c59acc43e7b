import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { fallbacksOf } from '#scripts/language/table.ts'
import { readCatalogue } from '#scripts/words/catalogues.ts'
import { scaleAmount } from '../world/money/money.ts'
import { inLanguage, type Words } from './words.ts'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

type LabelOf = (language: LanguageCode, message: string, context?: string) => string

/**
 * Reads the site's labels in some catalogues, so that sandbox texts can quote them. As on the site,
 * a label without a translation is that of the language's fall-back.
 */
export async function readLabels(...catalogues: string[]): Promise<LabelOf> {
  const read = new Map(
    await Promise.all(
      LANGUAGE_CODES.map(async (code) => {
        const tags = [LANGUAGES[code].tag, ...fallbacksOf(code)]
        const each = tags.flatMap((tag) =>
          catalogues
            .map((name) => `${LOCALES}${tag}/${name}.po`)
            .filter((file) => existsSync(file))
            .map((file) => readCatalogue(tag, file)),
        )
        return [code, await Promise.all(each)] as const
      }),
    ),
  )
  return (language, message, context) => {
    const id = generateMessageId(message, context)
    const own = read.get(language)?.find((catalogue) => catalogue[id]?.translation)
    const label = own?.[id]?.translation
    if (!label) {
      const place = catalogues.join(', ')
      throw new Error(`No label of ${place} is "${message}" (${context ?? 'plain'})`)
    }
    return label
  }
}
const labelOf = await readLabels('shell', 'auth', 'member-withdraw')

/** Formats money for readers of a language; a round amount has no decimals. */
export const formatMoney = (
  amount: number,
  currency: string,
  language: LanguageCode,
  { isRound = false } = {},
): string =>
  new Intl.NumberFormat(LANGUAGES[language].locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isRound && { maximumFractionDigits: 0 }),
  }).format(amount)

export type NamedBrand = Pick<
  Brand,
  'name' | 'currency' | 'domains' | 'features' | 'legal' | 'customerService'
>

/**
 * Fills a merchant's text in one language. It removes text between `{if:<feature>}` and `{end}`
 * unless the feature is on. It replaces `{brand}`, `{domain}`, `{age}`, `{email}`,
 * `{amount:<baht>}` and `{label:<message>}`, with the context after a `|` if the message has one.
 * Labels come from the site's catalogues, so that they are never out of date.
 */
export function fillWords(words: Words, brand: NamedBrand, language: LanguageCode): string {
  const { name, currency, domains, features, legal, customerService } = brand
  const [domain = ''] = domains
  const email = customerService.email ?? `care@${domain}`
  const values: Record<string, string> = { brand: name, domain, email, age: `${legal.minimumAge}` }
  return inLanguage(words, language)
    .replace(/\{if:(\w+)\}(.*?)\{end\}/gs, (_, feature: string, text: string) =>
      features[feature as FeatureName] ? text : '',
    )
    .replace(
      /\{(?:(brand|domain|age|email)|amount:(\d+)|label:([^|}]+)(?:\|([^}]+))?)\}/g,
      (_, value?: string, baht?: string, label?: string, context?: string) => {
        if (value) return values[value]!
        if (label) return labelOf(language, label, context)
        const amount = scaleAmount(Number(baht), currency)
        return formatMoney(amount, currency, language, { isRound: true })
      },
    )
}
