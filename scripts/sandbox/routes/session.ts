import { createHash, randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { logout } from '#core/session/api.ts'
import { TRIAL_TYPE } from '#core/session/schema.ts'
import { DEVICE_HEADER, loginFreePlay } from '#parts/free-play/api.ts'
import { login, loginWithSecondFactor, requestSecondFactorCode } from '#features/auth/api.ts'
import type { LoginSchema } from '#features/auth/schema.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve, type CallContext } from '../http/serve.ts'
import { makeAccount } from '../world/accounts.ts'
import { sendCode } from '../world/codes.ts'
import { proveByCode, proveByPassword } from '../world/credentials.ts'
import { beginAddressTry } from '../world/lockout.ts'
import {
  answerChallenge,
  findChallenge,
  findCodeAddress,
  needsSecondFactor,
  openChallenge,
} from '../world/second-factor.ts'
import { fillPlayMoney } from '../world/wallets.ts'
import { endSession, startSession } from '../world/sessions.ts'

type LoginInput = v.InferOutput<typeof LoginSchema>

export const sessionCalls = [
  serve(login, async (context) => {
    const { body } = context
    refuseModeOff(context, body)
    const proven =
      body.type === 'sms' ? await proveByCode(context, body) : await proveByPassword(context, body)
    return proven.factorDone || !needsSecondFactor(context, proven.account)
      ? startSession(context, proven.account, proven.mustChange)
      : openChallenge(context, proven.account, proven.mustChange)
  }),

  serve(requestSecondFactorCode, (context) => {
    const { challengeId, factor } = context.body
    const { account } = findChallenge(context, challengeId)
    const to = findCodeAddress(account, factor)
    if (!to) {
      throw new CallError(422, 'wrong_second_factor', 'No code is sent for this factor.', {})
    }
    return sendCode(context, { purpose: 'secondFactor', ...to })
  }),

  serve(loginWithSecondFactor, (context) => {
    const { account, challenge } = answerChallenge(context, context.body)
    return startSession(context, account, challenge.mustChange)
  }),

  serve(loginFreePlay, (context) => {
    if (!context.merchant.brand.features.freePlay) throw modeDisabled()
    const device = context.headers[DEVICE_HEADER]
    if (!device) throw new CallError(400, 'invalid_request', 'The device is missing.')
    beginAddressTry(context, 'trial:address')
    return startSession(context, addTrial(context, device))
  }),

  serve(logout, ({ db, session, now, sockets }) => {
    const { id } = session as NonNullable<typeof session>
    endSession(db, id, 'ended', now)
    sockets.drop([id])
    return {}
  }),
]

const modeDisabled = () =>
  new CallError(403, 'mode_disabled', 'This site does not offer this way in.')

function refuseModeOff({ merchant }: CallContext, { type, portal }: LoginInput): void {
  const { features } = merchant.brand
  if (type === 'sms' && !features.mobileCodeLogin) throw modeDisabled()
  if (portal === 'agent' && !features.agents) throw modeDisabled()
}

/** A trial account for this device; nobody knows its password. */
function addTrial(
  { db, merchant, now, body }: CallContext<unknown, { os: string }>,
  device: string,
) {
  const account = makeAccount(
    {
      merchant: merchant.code,
      username: `trial${randomInt(1e8, 1e9)}`,
      role: 'trial',
      type: TRIAL_TYPE,
      passwordHash: '',
      firstLoginAt: now.getTime(),
      profile: {
        os: body.os.slice(0, 100),
        device: createHash('sha256').update(device).digest('base64url'),
      },
    },
    now.getTime(),
  )
  db.insert(accounts).values(account).run()
  fillPlayMoney(db, account, { currency: merchant.brand.currency, at: now.getTime() })
  return account
}
