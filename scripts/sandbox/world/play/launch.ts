import type * as v from 'valibot'
import { isLottery } from '#parts/games/schema.ts'
import type { LaunchSchema } from '#parts/play/schema.ts'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import { games } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { hasCategoryOf } from '../offered.ts'
import { findVendor, stateOfVendor, type Vendor } from './vendor-state.ts'
import { listVendorRooms } from './rooms.ts'

type Launch = v.InferOutput<typeof LaunchSchema>
type Context = CallContext<unknown, Launch>
type GameRow = typeof games.$inferSelect

/** Target of a launch: a game, or the vendor's own lobby if no game is named. */
export interface LaunchedTarget {
  vendor: Vendor
  game: GameRow | null
}

/**
 * Finds the target of a launch, and checks whether this player may open it now. Throws `CallError`
 * with the codes that the call declares.
 */
export function admitLaunch(context: Context): LaunchedTarget {
  const { body, player, merchant } = context
  const target = findTarget(context)
  if (player?.type === TRIAL_TYPE && !body.trial) refuse('in_need_true_account')
  if (!hasCategoryOf(merchant.brand)(target.vendor.type)) refuse('game_restricted/category')
  refuseClosedVendor(context, target.vendor)
  if (body.trial && !(target.game?.trial && merchant.brand.features.freePlay)) {
    refuse('trial_not_offered')
  }
  return target
}

function findTarget(context: Context): LaunchedTarget {
  const { db, body } = context
  const game = findGame(context)
  const vendor = findVendor(db, game?.vendor ?? body.vassalage ?? '')
  if (!vendor || (body.vassalage !== undefined && body.vassalage !== vendor.code))
    refuse('game_not_found')
  if (body.lottery && !isLottery(vendor.type)) refuse('game_not_found')
  if (body.roomId !== undefined && !hasRoom(context, vendor, body.roomId)) refuse('game_not_found')
  return { vendor, game: game?.isGame === 'GAME' ? game : null }
}

/** Finds the game that the launch names by its node id, its lottery code or its table. */
function findGame({ db, body }: Context): GameRow | null {
  const code = body.lottery?.gameCode
  const nodeId = body.nodeId ?? body.roomId?.replace(/-\d+$/, '')
  if (nodeId === undefined && code === undefined) return null
  const found = rowsOf(db, games, { nodeId, code }).find()
  if (!found) refuse('game_not_found')
  return found
}

const hasRoom = ({ db, merchant, body, now }: Context, vendor: Vendor, room: string): boolean =>
  listVendorRooms(db, vendor.code, {
    currency: merchant.brand.currency,
    language: body.language,
    now,
  }).some(({ roomId, nodeId }) => roomId === room && [undefined, nodeId].includes(body.nodeId))

function refuseClosedVendor({ merchant, now }: Context, vendor: Vendor): void {
  const { state, endsAt } = stateOfVendor(vendor, merchant.settings, now)
  if (state === 'maintenance') {
    const data = endsAt === undefined ? {} : { endsAt }
    refuse('game_in_maintenance', data)
  }
  if (state === 'restricted') refuse('game_restricted')
  if (state === 'failing') refuse('launch_failed')
}
