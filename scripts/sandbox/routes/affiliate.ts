import { randomBytes } from 'node:crypto'
import { applyAsAffiliate, listAffiliatePlans } from '#features/affiliate/api.ts'
import { affiliateApplications } from '../db/public-tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { type Proof, readProof, spendProof } from '../world/identity/human.ts'
import { writeMoney } from '../world/money/money.ts'

/** From so many active players on: percent of the result, and baht for each new player. */
const TIERS = {
  share: [
    [5, 25, null],
    [20, 32, null],
    [60, 38, null],
    [150, 45, null],
  ],
  perPlayer: [
    [5, null, 900],
    [20, null, 1200],
    [60, null, 1600],
    [150, null, 2000],
  ],
  hybrid: [
    [5, 12, 400],
    [20, 16, 600],
    [60, 20, 800],
    [150, 25, 1000],
  ],
} as const

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
      const added = db
        .insert(affiliateApplications)
        .values({
          ...fields,
          contact: fields.contact.toLowerCase(),
          message,
          reference,
          merchant: merchant.code,
          createdAt: now.getTime(),
        })
        .onConflictDoNothing()
        .run()
      if (added.changes === 0) {
        throw new CallError(409, 'application_exists', 'There is an application of this contact.')
      }
      return { reference }
    },
    { prepare: (context) => readProof(context, context.body.human), keepsRefusals: true },
  ),
]
