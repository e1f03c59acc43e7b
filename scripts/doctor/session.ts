import { logout } from '#core/session/api.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { getAccountTerms } from '#features/agent/accounts/api.ts'
import { login } from '#features/auth/api.ts'
import type { LoginReply } from '#features/auth/schema.ts'
import type { Examination } from './examination.ts'
import type { Answer } from './gateway.ts'
import { findFault } from './reads.ts'
import { compareRefusal, describeExchange, readCode } from './refusals.ts'
import type { Profile } from './report.ts'

/** A session token of the declared form, which no gateway has given out. */
const inventToken = () => crypto.randomUUID().replaceAll('-', '')

const tryToLogIn = (
  { gateway, order: { account } }: Examination,
  password: string,
  portal: 'member' | 'agent' = 'member',
): Promise<Answer> =>
  gateway.ask(login.definition, { type: 'username', portal, username: account, password })

/** Logs the account in through the site's encrypted login, if an account is given. */
export async function openSession(examination: Examination): Promise<void> {
  const { account, password = '', profiles } = examination.order
  if (account === undefined) return
  let answer = await tryToLogIn(examination, password)
  // Office agents log in at the agent center only.
  if (answer.error?.code === 'error_not_member') {
    answer = await tryToLogIn(examination, password, 'agent')
  }
  const reply = answer.reply as LoginReply | undefined
  const found = findFault(answer) ?? findUnusable(reply, answer)
  const profile: Profile = profiles.includes('identity') ? 'identity' : profiles[0]!
  examination.note(profile, examination.declarationOf(login), 'login', found)
  if (found === undefined) examination.session = reply as LoggedIn
}

function findUnusable(
  reply: LoginReply | undefined,
  { misfits }: Answer,
): string | string[] | undefined {
  // The fault of a token would show the token, so that only the places are named.
  if (misfits) return misfits.map(({ place }) => `${place || 'the reply'} is not as declared`)
  if (reply?.outcome !== 'loggedIn') return 'It asks for a second factor; use another account'
  if (reply.passwordChange === null) return undefined
  return 'It asks for a new password; use another account'
}

/** Examines what becomes of a token that the gateway does not know. */
export async function examineUnknownSession(examination: Examination): Promise<void> {
  if (!examination.wants('getMemberInfo')) return
  const declared = examination.declarationOf(getMemberInfo)
  const { definition } = declared
  const answer = await examination.gateway.ask(definition, {}, { token: inventToken() })
  const found = compareRefusal(answer, 401, 'session_expired')
  examination.note('identity', declared, 'session-unknown', found)
}

/** Examines wrong passwords; last of all, because a login may end the session before it. */
async function examineLogins(examination: Examination): Promise<void> {
  const declared = examination.declarationOf(login)
  const wrong = await tryToLogIn(examination, `${crypto.randomUUID()}`)
  const isWrong = readCode(wrong.exchange ?? { text: '' }) === 'wrong_credentials'
  const found = isWrong
    ? undefined
    : `${describeExchange(wrong.exchange)}; expected wrong_credentials`
  examination.note('identity', declared, 'wrong-password', found)
  const plain = await examination.gateway.probe(declared.definition.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', portal: 'member', username: 'doctor', password: 'x' }),
  })
  const code = readCode(plain)
  const isRead = plain.status < 400 || code === undefined || code === 'wrong_credentials'
  examination.note('identity', declared, 'plain-body', isRead ? describeExchange(plain) : undefined)
  // A right password sets the count of wrong ones back, and may end the session before it.
  const { reply } = await tryToLogIn(examination, examination.order.password ?? '')
  if (reply) examination.session = reply as LoggedIn
}

/** Examines whether a player who is no agent is kept out of the agents' calls. */
export async function examineAgentsOnly(examination: Examination): Promise<void> {
  const { session, gateway } = examination
  if (!session || examination.isAgent || !examination.wants('getAccountTerms')) return
  const declared = examination.declarationOf(getAccountTerms)
  const answer = await gateway.ask(declared.definition, {}, { token: session.token })
  const found = compareRefusal(answer, 403, 'error_not_agent', 'mode_disabled')
  examination.note('agents', declared, 'agents-only', found)
}

/** Logs the account out, and examines whether its session has ended. */
export async function closeSession(examination: Examination): Promise<void> {
  const { gateway, order } = examination
  if (!examination.session) return
  const isIdentity = order.profiles.includes('identity')
  if (order.write && isIdentity && examination.wants('login')) await examineLogins(examination)
  const { token } = examination.session
  const answer = await gateway.ask(logout.definition, {}, { token })
  if (!isIdentity || !examination.wants('logout')) return
  const declared = examination.declarationOf(logout)
  const fault = findFault(answer)
  if (fault) return examination.note('identity', declared, 'session-ended', fault)
  const after = await gateway.ask(getMemberInfo.definition, {}, { token })
  const found = compareRefusal(after, 401, 'session_expired', 'not_logged_in')
  examination.note('identity', declared, 'session-ended', found)
}
