import type { updatePassword } from '#features/auth/api.ts'
import type { Session } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, type BodyOf, type CallContext } from '../../http/serve.ts'
import { type Account, setPassword } from './accounts.ts'
import { beginTry, forgiveTries } from './lockout.ts'
import { checkPassword } from './passwords.ts'
import { findPasswordFault } from './registration-rules.ts'
import { endSessions, setMustChange } from './sessions.ts'

type Change = BodyOf<typeof updatePassword>

/** Sets a new password for the player and ends the other sessions. Throws `CallError` 422. */
export async function changePassword(context: CallContext<unknown, Change>) {
  const { body, db, now, sockets } = context
  const player = playerOf(context)
  const session = context.session as Session
  if (session.mustChange === null) await checkOldPassword(context, player, body.oldPassword)
  const fields = await findPasswordFaults(context, player, body)
  if (Object.keys(fields).length > 0) refuse('invalid_fields/password', { fields })
  setPassword(db, player, body.newPassword, now)
  setMustChange(db, session.id, null)
  sockets.kick(endSessions(db, player, 'ended', now, session.id), 'ended')
  return {}
}

/**
 * Checks the old password within the limits of the login, so that an open session cannot be used to
 * guess it.
 */
async function checkOldPassword(context: CallContext, player: Account, given: string | undefined) {
  const subject = `password of ${player.username}`
  beginTry(context, subject)
  if (given === undefined || !(await checkPassword(given, player.passwordHash))) {
    refuse('old_password_wrong')
  }
  forgiveTries(context, subject)
}

async function findPasswordFaults(
  { merchant }: CallContext,
  player: Account,
  { newPassword, confirmNewPassword }: Change,
): Promise<Record<string, string>> {
  const fault = findPasswordFault(merchant, newPassword)
  if (fault) return { newPassword: fault }
  if (newPassword !== confirmNewPassword) return { confirmNewPassword: 'mismatch' }
  return (await checkPassword(newPassword, player.passwordHash)) ? { newPassword: 'taken' } : {}
}
