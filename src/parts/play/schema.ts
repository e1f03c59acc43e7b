import * as v from 'valibot'
import { ReturnAddressSchema } from '#core/contract/returnAddress.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/** Prize modes of lotteries (docs/product.md §3). */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export const PrizeModeSchema = v.picklist(PRIZE_MODES)
export type PrizeMode = v.InferOutput<typeof PrizeModeSchema>

/** Fields that only the launch of a lottery sends (docs/product.md §7.4). */
export const LotteryLaunchSchema = v.object({
  lottoArea: v.picklist(['VN', 'SEA', 'TH']),
  launchMode: v.literal('LOTT'),
  prizeMode: PrizeModeSchema,
  gameCode: v.optional(v.string()),
  view: v.picklist(['betting', 'lobby']),
})
export type LotteryLaunch = v.InferOutput<typeof LotteryLaunchSchema>

/**
 * What is launched: a game by its `nodeId`, or a vendor's own lobby; one of the two must be named.
 */
export const LaunchSchema = v.object({
  nodeId: v.optional(v.string()),
  vassalage: v.optional(v.string()),
  gameType: v.optional(GameTypeSchema),
  /** Id of a table at a card-game vendor. */
  roomId: v.optional(v.string()),
  /** Whether the game runs with play money; real money then stays in the wallet. */
  trial: v.boolean(),
  device: v.picklist(['mobile', 'desktop']),
  /** The address that the game opens when the player leaves it: the site's `game-return.html`. */
  backUrl: ReturnAddressSchema,
  language: v.picklist(LANGUAGE_CODES),
  /** Origin from which the game should load: one of the launch CDNs that the gateway offers. */
  launchCdn: v.optional(v.string()),
  lottery: v.optional(LotteryLaunchSchema),
})

export const LaunchReplySchema = v.pipe(
  v.object({
    gameUrl: v.string(),
    gameName: NameSchema,
    vassalage: v.string(),
    /** Node id of the game; undefined for the lobby of a vendor. */
    nodeId: v.optional(v.string()),
    openMode: optionalField(v.picklist(['POPUP', 'WINDOW']), 'POPUP'),
    /**
     * Rights that the game's iframe needs besides those of all games; they depend on the vendor
     * (docs/quality.md §3).
     */
    frameNeeds: optionalField(listOf(v.picklist(['modals', 'downloads', 'referrer'])), []),
  }),
  v.transform((wire) => ({
    url: wire.gameUrl,
    name: wire.gameName,
    vendor: wire.vassalage,
    game: wire.nodeId,
    ownWindow: wire.openMode === 'WINDOW',
    needs: wire.frameNeeds,
  })),
)
export type Launched = v.InferOutput<typeof LaunchReplySchema>

export const GameMaintenanceSchema = v.object({
  /** End of the maintenance in ISO 8601; missing if it is not known. */
  endsAt: optionalField(v.optional(TimestampSchema), undefined),
})
