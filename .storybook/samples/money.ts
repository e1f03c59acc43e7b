import { formatMoney } from '#lib/money.ts'
import { writeMoney } from '#scripts/sandbox/world/money/money.ts'
import { sampleLocale } from './say.ts'

/**
 * Stands in a story's args for the currency of the brand on show, which is known only when the story
 * is drawn. ISO 4217 keeps this code free for tests.
 */
export const BRAND_CURRENCY = 'XTS'

let shown = BRAND_CURRENCY

/** Notes the currency of the brand that is now on show. */
export const showCurrency = (currency: string): void => {
  shown = currency
}

/** The currency of the brand on show. */
export const sampleCurrency = (): string => shown

/** Writes an amount in baht, such as `1500.00`, as about the same amount of the brand's currency. */
export const sampleAmount = (baht: string): string => writeMoney(Number(baht), shown)

/** Writes an amount in baht as a text in the currency of the brand on show. */
export const sampleMoney = (baht: string): string =>
  formatMoney(sampleAmount(baht), sampleLocale(), shown)
