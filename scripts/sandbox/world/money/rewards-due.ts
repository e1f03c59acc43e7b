import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { grantForgotten, listGranted } from '../promotions/mission-progress.ts'
import { grantSeasonPrize } from '../promotions/mission-season.ts'
import { ensureFriends } from '../promotions/referral-history.ts'
import { advanceFriends } from '../promotions/referrals.ts'

/**
 * Grants rewards that have become due since the player's last visit: unclaimed mission tiers, the
 * prize of the last season, and rewards for referred friends. Notifies the player's pages if there
 * is a new one.
 */
export function grantDue(
  context: Pick<CallContext, 'db' | 'merchant' | 'now' | 'player' | 'sockets'>,
): void {
  const { db, merchant, now, sockets } = context
  const { username } = playerOf(context)
  const scope = { db, merchant, username, at: now.getTime() }
  const { missions, referral } = merchant.brand.features
  const found: boolean[] = []
  if (missions) found.push(grantForgotten(scope), grantSeasonPrize(scope, listGranted(scope)))
  if (referral) {
    ensureFriends(scope, username)
    found.push(advanceFriends(scope, username))
  }
  if (found.includes(true)) sockets.tellPromotions(merchant.code, username)
}
