import * as api from '#core/session/member/api.ts'
import { asc } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { accounts, games } from '../../db/tables.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { countUnread } from '../../world/content/inbox.ts'
import { ensureInbox } from '../../world/content/inbox-history.ts'
import { hiddenKinds } from '../../world/content/message-reply.ts'
import { writeType } from '../../world/identity/account-types.ts'
import { findAvatar } from '../../world/identity/profile.ts'
import { readWords } from '../../world/money/reward-words.ts'
import { rankOf } from '../../world/promotions/vip.ts'
import { levelOf } from '../../world/promotions/vip-levels.ts'
import { countPromotions } from '../../world/promotions/promotion-words.ts'

export const calls = [
  serve(api.getMemberInfo, (context) => {
    const player = playerOf(context)
    const { features } = context.merchant.brand
    const level = levelOf(rankOf({ ...context, player }))
    return {
      id: player.id,
      account: player.username,
      nickname: player.nickname,
      type: writeType(context.merchant.brand, player.type),
      vip: level
        ? {
            label: readWords(level.name, context.merchant, context.language),
            rankLevel: level.rank,
          }
        : null,
      availablePromoCount: features.promotions ? countPromotions(context, player) : 0,
    }
  }),
  serve(api.getMemberIcon, (context) => {
    const player = playerOf(context)
    const chosen = findAvatar(context, player.profile['avatar'])
    if (chosen) return { url: chosen }
    // A VIP without a chosen picture gets one of the favourite game; other players get the default
    // picture.
    const game = player.vipRank === null ? undefined : findFavouriteGame(context)
    return { url: game ? context.origin + context.pictures.game(game.nodeId) : null }
  }),
  serve(api.getUnreadCount, (context) => {
    const { db, merchant, now } = context
    const player = playerOf(context)
    ensureInbox(db, merchant, player, now.getTime())
    return { count: countUnread({ db, player, hidden: hiddenKinds(merchant.brand) }) }
  }),
  serve(api.reportFirstLogin, (context) => {
    const { merchant, username } = playerOf(context)
    const unseen = rowsOf(context.db, accounts, { merchant, username, firstLoginAt: null })
    unseen.change({ firstLoginAt: context.now.getTime() })
    return {}
  }),
]

const findFavouriteGame = ({ db }: CallContext) =>
  rowsOf(db, games, { isGame: 'GAME' }).list({ order: [asc(games.rank)], limit: 1 })[0]
