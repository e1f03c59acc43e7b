import { randomBytes } from 'node:crypto'
import { applyAsAffiliate, listAffiliatePlans } from '#features/affiliate/api.ts'
import affiliate from '../content/affiliate.json' with { type: 'json' }
import { affiliateApplications } from '../db/public-tables.ts'
import { addMissing } from '../db/rows.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { type Proof, readProof, spendProof } from '../world/identity/human.ts'
import { writeMoney } from '../world/money/money.ts'

/**
 * Tiers of commission: from this number of active players on, a percentage of the result, and baht
 * for each new player.
 */
const TIERS = affiliate as Record<
  'share' | 'perPlayer' | 'hybrid',
  [players: number, percent: number | null, baht: number | null][]
>

export const calls = [
  serve(listAffiliatePlans, ({ merchant: { brand } }) =>
    (['share', 'perPlayer', 'hybrid'] as const).map((kind) => ({
      kind,
      tiers: TIERS[kind].map(([activePlayers, percent, baht]) => ({
        activePlayers,
        percent,
        amount: baht === null ? null : writeMoney(baht, brand.currency),
      })),
    })),
  ),

  serve(
    applyAsAffiliate,
    (context, proof: Proof | null | undefined) => {
      const { db, merchant, now, body } = context
      const { provider } = merchant.brand.verification.human
      if (provider !== 'none' || body.human) spendProof(context, proof)
      const { human: _, message = null, ...fields } = body
      const reference = `AF-${randomBytes(4).toString('hex').toUpperCase()}`
      const added = addMissing(db, affiliateApplications, {
        ...fields,
        contact: fields.contact.toLowerCase(),
        message,
        reference,
        merchant: merchant.code,
        createdAt: now.getTime(),
      })
      if (added === 0) refuse('application_exists')
      return { reference }
    },
    { prepare: (context) => readProof(context, context.body.human), keepsRefusals: true },
  ),
]
