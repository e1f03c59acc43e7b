import { getReferrer } from '#parts/referral/api.ts'
import { serve } from '../http/serve.ts'
import { findReferrer } from '../world/referrals.ts'
import { maskPlayer } from '../world/winners.ts'

export const calls = [
  serve(getReferrer, ({ query, merchant, db }) => {
    const referrer = merchant.brand.features.referral
      ? findReferrer(db, merchant.code, query.code)
      : undefined
    return { known: referrer !== undefined, player: referrer ? maskPlayer(referrer) : null }
  }),
]
