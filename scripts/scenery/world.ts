import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { GameType } from '#parts/games/schema.ts'
import type THEMES from './art/banner-themes.json'
import type DEVICES from './art/drawings/devices.json'
import type HOUSEHOLD from './art/drawings/household.json'
import type RICHES from './art/drawings/riches.json'
import type WEAR from './art/drawings/wear.json'

/** Subjects that the picture of a banner may have. */
export type BannerTheme = keyof typeof THEMES

/** Subjects of the pictures of goods in the points mall. */
export type GoodArt = Exclude<
  keyof typeof DEVICES | keyof typeof HOUSEHOLD | keyof typeof RICHES | keyof typeof WEAR,
  'giftCard'
>

/** Fields of a good that its picture needs. */
export interface PicturedGood {
  art: GoodArt
  /** Hue of the brand, in degrees of OKLCH. */
  hue: number
}

/** Fields of a vendor that its picture needs. */
export interface PicturedVendor {
  code: string
  name: string
  type: GameType
}

/** Fields of a game that its picture needs. */
export interface PicturedGame {
  name: string
  type: GameType
  vendor: { code: string; name: string }
}

/** A chat desk of a brand's live chat, in one language. */
export interface ChatDesk {
  name: string
  topic: string
  greeting: string
  /** Answers of the desk's agent, one message after another. */
  answers: readonly string[]
  /** Labels of the page around the conversation. */
  page: { write: string; send: string; talk: string }
}

/** Functions by which the image CDN reads what its pictures show. */
export interface PicturedWorld {
  findGame(nodeId: string): PicturedGame | null
  findVendor(code: string): PicturedVendor | null
  findBrand(id: string): Brand | null
  findGood(id: string): PicturedGood | null
  /** Finds the subject of a brand's banner. */
  findBannerTheme(bannerId: string): BannerTheme | null
}

/** Functions by which these demo servers read the sandbox's data; the sandbox passes them in. */
export interface World extends PicturedWorld {
  /** @param id id of the chat desk; null for customer service's own */
  findDesk(brand: Brand, id: string | null, language: LanguageCode): ChatDesk | null
  /** Domains of all brands, whose pages may frame a game. */
  listDomains(): string[]
}

/**
 * Functions for money as the operator counts it: whole units, each the smallest part of the
 * currency.
 */
export interface Money {
  /**
   * Reads a decimal string as units; null if it is unreadable, has too many decimals or is too
   * large.
   */
  read(amount: string, currency: string): number | null
  /** Writes units as a decimal string. */
  write(units: number, currency: string): string
  /** Converts an amount in baht to a round amount of another currency. */
  scale(baht: number, currency: string): number
}
