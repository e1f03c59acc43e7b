import * as v from 'valibot'
import type { FeatureName } from '#core/brand/features.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema, YesNoSchema } from '#core/contract/values.ts'

/** Codes of vendor categories on the wire (docs/product.md §1). */
export const GAME_TYPES = [
  'RNG',
  'LIVE',
  'BG',
  'PVP',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
  'BINGO',
] as const
export const GameTypeSchema = v.picklist(GAME_TYPES)
export type GameType = v.InferOutput<typeof GameTypeSchema>

/** Feature flags of the categories that the brand or the gateway may turn off on the whole site. */
export const CATEGORY_FLAGS: Readonly<Partial<Record<GameType, FeatureName>>> = {
  ELOTT: 'lottery',
  LOTT: 'lottery',
}

/**
 * Whether a category is draw lotteries or e-lotteries, for which launches have rules of their own.
 */
export const isLottery = (type: string | undefined): boolean =>
  CATEGORY_FLAGS[type as GameType] === 'lottery'

/** Codes of the kinds of games within a category (docs/product.md §1). */
export const GAME_CLASSIFIES = [
  'SLOT',
  'TABLE',
  'BACCARAT',
  'SICBO',
  'ROULETTE',
  'DRAGON_TIGER',
  'BLACKJACK',
  'THREE_CARD_POKER',
  'FAN_TAN',
  'NIUNIU',
  'ZJH',
  'FISHING',
  'SPORTSBOOK',
  'ESPORTSBOOK',
  'LOTTERY',
  'COCKFIGHT',
  'BINGO',
] as const
export type GameClassify = (typeof GAME_CLASSIFIES)[number]

/** The reason why a game, or all games of a vendor, cannot be started now. */
export interface Closed {
  why: 'maintenance' | 'restricted'
  /** When the maintenance is over; missing if the gateway does not know it. */
  endsAt?: string | undefined
}

const CLOSED_ENTRIES = {
  /** State of the game or vendor; RESTRICTED means that the visitor's country may not play it. */
  status: optionalField(v.optional(v.picklist(['OPEN', 'MAINTENANCE', 'RESTRICTED'])), undefined),
  maintenanceEndsAt: optionalField(v.optional(TimestampSchema), undefined),
}

function readClosed({
  status,
  maintenanceEndsAt,
}: {
  status?: 'OPEN' | 'MAINTENANCE' | 'RESTRICTED' | undefined
  maintenanceEndsAt?: string | undefined
}): Closed | undefined {
  if (status === 'RESTRICTED') return { why: 'restricted' }
  return status === 'MAINTENANCE' ? { why: 'maintenance', endsAt: maintenanceEndsAt } : undefined
}

/**
 * A game as lists of games show it. The transform renames the gateway's fields to this app's terms.
 */
export const GameSchema = v.pipe(
  v.object({
    nodeId: v.string(),
    nodeName: NameSchema,
    gameType: GameTypeSchema,
    vassalage: v.string(),
    vassalageName: optionalField(v.optional(NameSchema), undefined),
    gameCode: optionalField(v.string(), ''),
    /**
     * What a press on the entry opens: GAME the game, VASSALAGE the list of the vendor's games
     * (docs/product.md §2.3).
     */
    isGame: optionalField(v.picklist(['GAME', 'VASSALAGE']), 'GAME'),
    gameClassify: optionalField(v.optional(v.string()), undefined),
    showIcon: optionalField(v.string(), ''),
    /** Another name of the picture, for gateways that send no `showIcon`. */
    iconUrl: optionalField(v.optional(v.string()), undefined),
    isHot: optionalField(YesNoSchema, 0),
    isNew: optionalField(YesNoSchema, 0),
    /**
     * Whether the game needs a real account; the value 0 means that it offers a free trial
     * (docs/product.md §2.3).
     */
    supportPlay: optionalField(YesNoSchema, 1),
    ...CLOSED_ENTRIES,
  }),
  v.transform((wire) => ({
    id: wire.nodeId,
    name: wire.nodeName,
    type: wire.gameType,
    vendor: wire.vassalage,
    vendorName: wire.vassalageName,
    code: wire.gameCode,
    opensVendor: wire.isGame === 'VASSALAGE',
    classify: wire.gameClassify,
    icon: wire.showIcon || (wire.iconUrl ?? ''),
    hot: wire.isHot === 1,
    isNew: wire.isNew === 1,
    trial: wire.supportPlay === 0,
    closed: readClosed(wire),
  })),
)
export type Game = v.InferOutput<typeof GameSchema>

const OpenModeSchema = v.picklist(['POPUP', 'WINDOW'])

export const VendorSchema = v.pipe(
  v.object({
    vassalage: v.string(),
    displayName: NameSchema,
    gameType: GameTypeSchema,
    /** Wide picture of the vendor, for cards. */
    lagerIcon: optionalField(v.string(), ''),
    /**
     * Small logo of the vendor for menus and the footer, as WebP or PNG: an SVG takes a phone 3 ms
     * to draw.
     */
    showIcon: optionalField(v.string(), ''),
    /** Stands for either picture that the gateway leaves out. */
    iconUrl: optionalField(v.optional(v.string()), undefined),
    isHot: optionalField(YesNoSchema, 0),
    ...CLOSED_ENTRIES,
    /** Whether the vendor's games open in a popup or need a window of their own. */
    openMode: optionalField(OpenModeSchema, 'POPUP'),
    /** Open mode on phones, if it differs from the one on desktops. */
    mobileOpenMode: optionalField(v.optional(OpenModeSchema), undefined),
  }),
  v.transform((wire) => ({
    code: wire.vassalage,
    name: wire.displayName,
    type: wire.gameType,
    picture: wire.lagerIcon || (wire.iconUrl ?? ''),
    mark: wire.showIcon || (wire.iconUrl ?? ''),
    hot: wire.isHot === 1,
    closed: readClosed(wire),
    ownWindow: {
      desktop: wire.openMode === 'WINDOW',
      mobile: (wire.mobileOpenMode ?? wire.openMode) === 'WINDOW',
    },
  })),
)
export type Vendor = v.InferOutput<typeof VendorSchema>

/** Vendors of one category, as the gateway groups them (docs/product.md §3). */
export const LaneSchema = v.pipe(
  v.object({
    title: GameTypeSchema,
    cards: listOf(VendorSchema),
    gameClassify: optionalField(
      listOf(v.object({ key: v.string(), vendors: listOf(v.string()) })),
      [],
    ),
  }),
  v.transform((wire) => ({
    type: wire.title,
    vendors: wire.cards,
    classifies: wire.gameClassify,
  })),
)
export type Lane = v.InferOutput<typeof LaneSchema>

/** One page of a list of games. */
export interface GamePage {
  games: readonly Game[]
  totalPages: number
  /**
   * Number of games in the whole list; missing for the player's own lists, for which the gateway
   * sends no total.
   */
  totalCount?: number
}
