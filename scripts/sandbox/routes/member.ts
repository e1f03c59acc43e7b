import { getMemberIcon, getMemberInfo, getUnreadCount, reportFirstLogin } from '#core/member/api.ts'
import { updatePassword } from '#features/auth/api.ts'
import { and, asc, count, eq, isNull } from '../db/drizzle.ts'
import { accounts, announcements, games, type Session } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve, type CallContext } from '../http/serve.ts'
import { setPassword, type Account } from '../world/accounts.ts'
import { beginTry, forgiveTries } from '../world/lockout.ts'
import { checkPassword } from '../world/passwords.ts'
import { findPasswordFault } from '../world/registration-rules.ts'
import { endSessions, setMustChange } from '../world/sessions.ts'

/** The player of a call that asks for one. */
const member = ({ player, session }: Pick<CallContext, 'player' | 'session'>) => ({
  player: player as Account,
  session: session as Session,
})

const isPlayer = ({ merchant, username }: Account) =>
  and(eq(accounts.merchant, merchant), eq(accounts.username, username))

export const memberCalls = [
  serve(getMemberInfo, (context) => {
    const { player } = member(context)
    const { features } = context.merchant.brand
    const { vipLabel, vipRank } = player
    return {
      id: player.id,
      account: player.username,
      nickname: player.nickname,
      type: player.type,
      vip:
        features.vip && vipLabel !== null && vipRank !== null
          ? { label: vipLabel, rankLevel: vipRank }
          : null,
      availablePromoCount: features.promotions ? countPromotions(context) : 0,
    }
  }),
  serve(getMemberIcon, (context) => {
    const { player } = member(context)
    // VIPs have a picture of their own, others the default one.
    const game = player.vipRank === null ? undefined : findFavouriteGame(context)
    return { url: game ? context.origin + context.pictures.game(game.nodeId) : null }
  }),
  serve(getUnreadCount, (context) => ({ count: member(context).player.unread })),
  serve(reportFirstLogin, (context) => {
    const { player } = member(context)
    context.db
      .update(accounts)
      .set({ firstLoginAt: context.now.getTime() })
      .where(and(isPlayer(player), isNull(accounts.firstLoginAt)))
      .run()
    return {}
  }),
  serve(updatePassword, async (context) => {
    const { body, db, now, sockets } = context
    const { player, session } = member(context)
    if (session.mustChange === null) await checkOldPassword(context, player, body.oldPassword)
    const fields = await findPasswordFaults(context, player, body)
    if (Object.keys(fields).length > 0) {
      throw new CallError(422, 'invalid_fields', 'The new password cannot be taken.', { fields })
    }
    setPassword(db, player, body.newPassword, now)
    setMustChange(db, session.id, null)
    sockets.kick(endSessions(db, player, 'ended', now, session.id), 'ended')
    return {}
  }),
]

/** Holds guesses of an open session's password to the limits of the login. */
async function checkOldPassword(context: CallContext, player: Account, given: string | undefined) {
  const subject = `password of ${player.username}`
  beginTry(context, subject)
  if (given === undefined || !(await checkPassword(given, player.passwordHash))) {
    throw new CallError(422, 'old_password_wrong', 'The old password is wrong.')
  }
  forgiveTries(context, subject)
}

async function findPasswordFaults(
  { merchant }: CallContext,
  player: Account,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
): Promise<Record<string, string>> {
  const fault = findPasswordFault(merchant, newPassword)
  if (fault) return { newPassword: fault }
  if (newPassword !== confirmNewPassword) return { confirmNewPassword: 'mismatch' }
  return (await checkPassword(newPassword, player.passwordHash)) ? { newPassword: 'taken' } : {}
}

function countPromotions({ db, merchant }: CallContext): number {
  const row = db
    .select({ total: count() })
    .from(announcements)
    .where(and(eq(announcements.merchant, merchant.code), eq(announcements.type, 'PR')))
    .get()
  return row?.total ?? 0
}

const findFavouriteGame = ({ db }: CallContext) =>
  db
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(eq(games.isGame, 'GAME'))
    .orderBy(asc(games.rank))
    .limit(1)
    .get()
