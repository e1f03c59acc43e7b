import type { Brand } from '#core/brand/schema.ts'

/** Hours ahead of UTC where a brand's players live, by the language it opens in; none has summer time. */
const HOURS_AHEAD = { TH: 7, EN: 8, VI: 7, KO: 9, CN: 8 } as const

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** When the merchant's day began that a moment is in. */
export function startOfDay({ defaultLanguage }: Pick<Brand, 'defaultLanguage'>, now: Date): number {
  const ahead = HOURS_AHEAD[defaultLanguage] * HOUR
  return Math.floor((now.getTime() + ahead) / DAY) * DAY - ahead
}
