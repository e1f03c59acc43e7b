import { getReferrer } from '#parts/invitations/api.ts'
import { serve } from '../http/serve.ts'
import { findReferrer } from '../world/promotions/referrals.ts'
import { maskPlayer } from '../world/play/winners.ts'

export const calls = [
  serve(getReferrer, ({ query, merchant, db }) => {
    const referrer = findReferrer(db, merchant.code, query.code)
    return { known: referrer !== undefined, player: referrer ? maskPlayer(referrer) : null }
  }),
]
