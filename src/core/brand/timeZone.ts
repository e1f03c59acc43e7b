import type { Brand } from './schema.ts'

/**
 * Time zone of the players who use each currency. In brands with any other currency, days begin and
 * end in UTC.
 */
const ZONES: Readonly<Record<string, string>> = {
  THB: 'Asia/Bangkok',
  VND: 'Asia/Ho_Chi_Minh',
  KRW: 'Asia/Seoul',
  PHP: 'Asia/Manila',
  CNY: 'Asia/Shanghai',
}

/** Returns the time zone in which a brand's days begin and end (docs/product.md §10.6). */
export const timeZoneOf = ({ timeZone, currency }: Pick<Brand, 'timeZone' | 'currency'>): string =>
  timeZone ?? ZONES[currency] ?? 'UTC'
