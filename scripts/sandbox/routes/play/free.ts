import { createHash, randomInt } from 'node:crypto'
import { DEVICE_HEADER, loginFreePlay } from '#parts/play/free/api.ts'
import { TRIAL_TYPE } from '../../world/identity/account-types.ts'
import { accounts } from '../../db/tables.ts'
import { addRow } from '../../db/rows.ts'
import { refuse } from '../../http/call-error.ts'
import { serve, type CallContext } from '../../http/serve.ts'
import { makeAccount } from '../../world/identity/accounts.ts'
import { beginAddressTry } from '../../world/identity/lockout.ts'
import { startSession } from '../../world/identity/sessions.ts'
import { fillPlayMoney } from '../../world/money/wallets.ts'

export const calls = [
  serve(loginFreePlay, (context) => {
    if (!context.merchant.brand.features.freePlay) refuse('mode_disabled/login')
    const device = context.headers[DEVICE_HEADER] || refuse('invalid_request/device')
    beginAddressTry(context, 'trial:address')
    return startSession(context, addTrial(context, device))
  }),
]

/** Creates a trial account for this device, without a password. */
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
  addRow(db, accounts, account)
  fillPlayMoney(db, account, { currency: merchant.brand.currency, at: now.getTime() })
  return account
}
