import * as v from 'valibot'
import { AmountSchema, CountSchema, NameSchema } from '#core/contract/values.ts'

/** A table of a card-game vendor, which a player can join at once (docs/product.md §7.4). */
export const RoomSchema = v.pipe(
  v.object({
    roomId: v.string(),
    vassalage: v.string(),
    nodeId: v.string(),
    roomName: NameSchema,
    minBet: AmountSchema,
    maxBet: AmountSchema,
    playerCount: CountSchema,
    seatCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.transform((wire) => ({
    id: wire.roomId,
    vendor: wire.vassalage,
    game: wire.nodeId,
    name: wire.roomName,
    minBet: wire.minBet,
    maxBet: wire.maxBet,
    players: wire.playerCount,
    seats: wire.seatCount,
  })),
)
export type Room = v.InferOutput<typeof RoomSchema>
