import type * as v from 'valibot'
import { isLottery } from '#parts/games/schema.ts'
import { TRIAL_TYPE } from '#core/session/schema.ts'
import type { LaunchSchema } from '#parts/play/schema.ts'
import { and, eq } from '../../db/drizzle.ts'
import { games } from '../../db/tables.ts'
import { CallError } from '../../http/call-error.ts'
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
  if (player?.type === TRIAL_TYPE && !body.trial) {
    throw new CallError(403, 'in_need_true_account', 'Please use an official account.')
  }
  if (!hasCategoryOf(merchant.brand)(target.vendor.type)) {
    throw new CallError(403, 'game_restricted', 'This site does not offer this category.')
  }
  refuseClosedVendor(context, target.vendor)
  if (body.trial && !(target.game?.trial && merchant.brand.features.freePlay)) {
    throw new CallError(422, 'trial_not_offered', 'This game has no trial.')
  }
  return target
}

const notFound = () => new CallError(404, 'game_not_found', 'There is no such game.')

function findTarget(context: Context): LaunchedTarget {
  const { db, body } = context
  const game = findGame(context)
  const vendor = findVendor(db, game?.vendor ?? body.vassalage ?? '')
  if (!vendor || (body.vassalage !== undefined && body.vassalage !== vendor.code)) throw notFound()
  if (body.lottery && !isLottery(vendor.type)) throw notFound()
  if (body.roomId !== undefined && !hasRoom(context, vendor, body.roomId)) throw notFound()
  return { vendor, game: game?.isGame === 'GAME' ? game : null }
}

/** Finds the game that the launch names by its node id, its lottery code or its table. */
function findGame({ db, body }: Context): GameRow | null {
  const code = body.lottery?.gameCode
  const nodeId = body.nodeId ?? body.roomId?.replace(/-\d+$/, '')
  if (nodeId === undefined && code === undefined) return null
  const found = db
    .select()
    .from(games)
    .where(
      and(
        nodeId === undefined ? undefined : eq(games.nodeId, nodeId),
        code === undefined ? undefined : eq(games.code, code),
      ),
    )
    .get()
  if (!found) throw notFound()
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
    throw new CallError(503, 'game_in_maintenance', 'The game is in maintenance.', data)
  }
  if (state === 'restricted') {
    throw new CallError(403, 'game_restricted', 'The game may not be played from here.')
  }
  if (state === 'failing') {
    throw new CallError(502, 'launch_failed', 'The vendor did not open the game.')
  }
}
