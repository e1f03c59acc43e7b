import { getReferral, listReferredFriends } from '#features/member/referral/api.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { writeUnits, writeAmounts } from '../../world/money/money.ts'
import { grantDue } from '../../world/money/rewards-due.ts'
import {
  codeOf,
  listFriends,
  pageOfFriends,
  QUALIFY_DAYS,
  type ReferralRow,
  type ReferralScope,
  sumEarned,
  writeTerms,
} from '../../world/promotions/referrals.ts'
import { writeTime } from '../../world/days.ts'

function scopeOf(context: CallContext): ReferralScope {
  const { db, merchant, now } = context
  grantDue(context)
  return { db, merchant, at: now.getTime() }
}

const stateOf = ({ depositedAt, qualifiedAt }: ReferralRow) =>
  qualifiedAt !== null ? 'QUALIFIED' : depositedAt !== null ? 'DEPOSITED' : 'REGISTERED'

export const calls = [
  serve(getReferral, (context) => {
    const scope = scopeOf(context)
    const { username } = playerOf(context)
    const { merchant } = context
    const { currency } = merchant.brand
    const { direct, second } = listFriends(scope, username)
    const { earned, claimable } = sumEarned(scope, username)
    return {
      code: codeOf(context.db, merchant.code, username),
      currency,
      terms: { ...writeTerms(merchant), days: QUALIFY_DAYS },
      counts: {
        registered: direct.length,
        deposited: direct.filter(({ depositedAt }) => depositedAt !== null).length,
        qualified: direct.filter(({ qualifiedAt }) => qualifiedAt !== null).length,
        second: second.length,
      },
      ...writeAmounts({ earned, claimable }, currency, 'earned', 'claimable'),
    }
  }),

  serve(listReferredFriends, (context) => {
    const scope = scopeOf(context)
    const { username } = playerOf(context)
    const { level, pageSize, cursor } = context.query
    const { currency } = context.merchant.brand
    const [, at, row] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor ?? '') ?? []
    const rows = pageOfFriends(scope, username, {
      level,
      size: pageSize + 1,
      after: at ? { at: Number(at), row: Number(row) } : undefined,
    })
    const { byFriend } = sumEarned(scope, username)
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      currency,
      list: shown.map((friend) => ({
        id: String(friend.row),
        player: friend.player,
        at: writeTime(friend.at),
        state: stateOf(friend),
        earned: writeUnits(byFriend.get(friend.username) ?? 0, currency),
      })),
      ...(rows.length > pageSize && last && { nextCursor: `${last.at}-${last.row}` }),
    }
  }),
]
