import type { Words } from '../db/tables.ts'
import { LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'

/** What a text may name besides itself. */
export interface Filling {
  brand: string
  currency: string
  domain: string
  language: LanguageCode
}

/** One text in the five languages, in the order in which content files write them. */
export const inFive = (EN: string, TH: string, VI: string, KO: string, CN: string): Words => ({
  TH,
  EN,
  VI,
  KO,
  CN,
})

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

/** Fills `{brand}`, `{domain}` and `{amount:<baht>}` in one language's text. */
export function fillWords(words: Words, filling: Filling): string {
  const { locale } = LANGUAGES[filling.language]
  return words[filling.language].replace(
    /\{(?:(brand|domain)|amount:(\d+))\}/g,
    (_, name: 'brand' | 'domain' | undefined, baht: string | undefined) =>
      name
        ? filling[name]
        : new Intl.NumberFormat(locale, {
            style: 'currency',
            currency: filling.currency,
            currencyDisplay: 'narrowSymbol',
            maximumFractionDigits: 0,
          }).format(scaleAmount(Number(baht), filling.currency)),
  )
}
