import type { Brand } from './schema.ts'

/** Where the players of a currency live; a day of another currency's brand is a day of UTC. */
const ZONES: Readonly<Record<string, string>> = {
  THB: 'Asia/Bangkok',
  VND: 'Asia/Ho_Chi_Minh',
  KRW: 'Asia/Seoul',
  PHP: 'Asia/Manila',
  CNY: 'Asia/Shanghai',
}

/** The zone that a brand's days begin and end in (docs/product.md §10.6). */
export const timeZoneOf = ({ timeZone, currency }: Pick<Brand, 'timeZone' | 'currency'>): string =>
  timeZone ?? ZONES[currency] ?? 'UTC'
