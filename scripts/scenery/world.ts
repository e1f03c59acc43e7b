import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { GameType } from '#parts/games/schema.ts'
import type THEMES from './art/banner-themes.json'
import type DEVICES from './art/drawings/devices.json'
import type HOUSEHOLD from './art/drawings/household.json'
import type RICHES from './art/drawings/riches.json'
import type WEAR from './art/drawings/wear.json'

/** What a banner's picture can be about. */
export type BannerTheme = keyof typeof THEMES

/** What a picture of the points mall's goods shows. */
export type GoodArt = Exclude<
  keyof typeof DEVICES | keyof typeof HOUSEHOLD | keyof typeof RICHES | keyof typeof WEAR,
  'giftCard'
>

/** Goods of the points mall, as their pictures need them. */
export interface PicturedGood {
  art: GoodArt
  /** The hue of the brand, in degrees of OKLCH. */
  hue: number
}

/** A vendor, as its pictures need it. */
export interface PicturedVendor {
  code: string
  name: string
  type: GameType
}

/** A game, as its pictures need it. */
export interface PicturedGame {
  name: string
  type: GameType
  vendor: { code: string; name: string }
}

/** A desk of a brand's live chat, in one language. */
export interface ChatDesk {
  name: string
  topic: string
  greeting: string
  /** What its agent answers, one message after another. */
  answers: readonly string[]
  /** Words of the page around the conversation. */
  page: { write: string; send: string; talk: string }
}

/** What the scenery asks about the world that it decorates; its owner passes these functions in. */
export interface World {
  findGame(nodeId: string): PicturedGame | null
  findVendor(code: string): PicturedVendor | null
  findBrand(id: string): Brand | null
  findGood(id: string): PicturedGood | null
  /** What a brand's banner is about. */
  findBannerTheme(bannerId: string): BannerTheme | null
  /** @param id of the desk; null for customer service's own */
  findDesk(brand: Brand, id: string | null, language: LanguageCode): ChatDesk | null
  /** Domains of all brands, whose pages may frame a game. */
  listDomains(): string[]
}

/** Money as the operator counts it: whole units, each the smallest part that the currency has. */
export interface Money {
  /** Units of a decimal string; null for one that is none or too fine or large. */
  read(amount: string, currency: string): number | null
  /** Units as a decimal string. */
  write(units: number, currency: string): string
  /** An amount of baht as a round one of another currency. */
  scale(baht: number, currency: string): number
}
