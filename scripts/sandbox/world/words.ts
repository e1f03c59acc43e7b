import type { Words } from '../db/tables.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'

/** What a text may name besides itself. */
export interface Filling {
  brand: string
  currency: string
  domain: string
  language: LanguageCode
  /** The minimum age. */
  age: number
  /** Where customer service has mail. */
  email: string
  /** What is on; of what is off nothing is said. */
  features: Readonly<Record<FeatureName, boolean>>
}

export type LabelOf = (language: LanguageCode, message: string, context?: string) => string

/** One text in the five languages, in the order in which content files write them. */
export const inFive = (EN: string, TH: string, VI: string, KO: string, CN: string): Words => ({
  TH,
  EN,
  VI,
  KO,
  CN,
})

/** A label of the site as a text of its own. */
export const labelled = (message: string): Words => {
  const text = `{label:${message}}`
  return inFive(text, text, text, text, text)
}

/** What one Thai baht is worth, roughly; content is written in baht and scaled by this. */
const PER_BAHT: Record<string, number> = {
  VND: 1000,
  IDR: 500,
  KRW: 50,
  JPY: 5,
  MMK: 50,
  KHR: 100,
  LAK: 500,
  INR: 2,
  PHP: 2,
  TWD: 1,
  CNY: 0.2,
  MYR: 0.1,
  SGD: 0.05,
  USD: 0.05,
  EUR: 0.05,
  USDT: 0.05,
  GBP: 0.05,
}

/** An amount of baht as a round one of another currency. */
export function scaleAmount(baht: number, currency: string): number {
  const scaled = baht * (PER_BAHT[currency] ?? 1)
  return scaled >= 10 ? Math.round(scaled) : Math.round(scaled * 100) / 100
}

/**
 * Leaves out what stands between `{if:<feature>}` and `{end}` unless the feature is on, and fills `{brand}`, `{domain}`, `{age}`, `{email}`, `{amount:<baht>}` and `{label:<message>}` in one language's text; a
 * message with a context is `{label:<message>|<context>}`.
 *
 * @param labelOf what the site's frame reads for a message
 */
export function fillText(words: Words, filling: Filling, labelOf: LabelOf): string {
  const { language, currency } = filling
  const told = words[language].replace(/\{if:(\w+)\}(.*?)\{end\}/gs, (_, feature: string, text) =>
    filling.features[feature as FeatureName] ? text : '',
  )
  return told.replace(
    /\{(?:(brand|domain|age|email)|amount:(\d+)|label:([^|}]+)(?:\|([^}]+))?)\}/g,
    (
      _,
      name?: 'brand' | 'domain' | 'age' | 'email',
      baht?: string,
      label?: string,
      context?: string,
    ) => {
      if (name) return String(filling[name] ?? '')
      if (label) return labelOf(language, label, context)
      return new Intl.NumberFormat(LANGUAGES[language].locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(scaleAmount(Number(baht), currency))
    },
  )
}
