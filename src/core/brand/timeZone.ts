import type { Brand } from './schema.ts'

/**
 * Time zones of the players of each currency; a brand in any other currency counts its days in UTC.
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
