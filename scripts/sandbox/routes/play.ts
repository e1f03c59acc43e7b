import type * as v from 'valibot'
import { launchGame, launchGameSocial } from '#parts/play/api.ts'
import type { LaunchReplySchema, LaunchSchema } from '#parts/play/schema.ts'
import { refuse } from '../http/call-error.ts'
import { refuseForeignReturn } from '../http/return-address.ts'
import { playerOf, serve, type CallContext, type RouteParts } from '../http/serve.ts'
import { listGameOrigins, playAddress } from '#scripts/scenery/addresses.ts'
import { admitLaunch } from '../world/play/launch.ts'
import { addRecentNode } from '../world/play/player-games.ts'
import type { Session } from '../db/tables.ts'

type Context = CallContext<unknown, v.InferOutput<typeof LaunchSchema>>

export const calls = ({ launches, siteOrigins }: RouteParts) => {
  const launch = (context: Context): v.InferInput<typeof LaunchReplySchema> => {
    const { body, db, merchant, origin } = context
    const player = playerOf(context)
    const cdns = listGameOrigins(origin)
    const cdn = body.launchCdn ?? (cdns[0] as string)
    if (!cdns.includes(cdn)) refuse('invalid_request/launchCdn')
    refuseForeignReturn(context, body.backUrl, siteOrigins)
    const { vendor, game } = admitLaunch(context)
    const gameName = game?.names[body.language] ?? vendor.name
    const { username } = player
    const ticket = launches.add({
      sessionId: (context.session as Session).id,
      launch: {
        merchant: merchant.code,
        username,
        trial: body.trial,
        currency: merchant.brand.currency,
        language: body.language,
        vendor: vendor.code,
        gameType: vendor.type,
        gameName,
        device: body.device,
        backUrl: body.backUrl,
        ...(game && { nodeId: game.nodeId, gameCode: game.code }),
        ...(body.roomId !== undefined && { roomId: body.roomId }),
        ...(body.lottery && { lottery: body.lottery }),
      },
    })
    if (game) addRecentNode(db, player, game.nodeId)
    return {
      gameUrl: playAddress(cdn, vendor.type, `${vendor.code}.${ticket}`, body.language),
      gameName,
      vassalage: vendor.code,
      ...(game && { nodeId: game.nodeId }),
      openMode: body.device === 'mobile' ? vendor.mobileOpenMode : vendor.openMode,
      frameNeeds: vendor.frameNeeds,
    }
  }
  return [serve(launchGame, launch), serve(launchGameSocial, launch)]
}
