import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema, TimestampSchema } from '#core/contract/values.ts'

/**
 * Asks a game provider for the player's balance. During maintenance the balance is still shown,
 * but it cannot be moved (docs/product.md §10.5).
 */
export const getVendorBalance = call({
  method: 'get',
  path: '/wps/relay/GCS_vendorBalance',
  summary: 'Balance of one vendor’s wallet',
  access: 'player',
  trial: 'refused',
  query: v.object({ vassalage: v.string() }),
  reply: v.pipe(
    v.object({
      balance: AmountSchema,
      currency: CurrencySchema,
      status: optionalField(v.picklist(['OPEN', 'MAINTENANCE']), 'OPEN'),
      /** Time when the provider's maintenance ends; missing if it is not known. */
      maintenanceEndsAt: optionalField(v.optional(TimestampSchema), undefined),
    }),
    v.transform(({ balance, currency, status, maintenanceEndsAt }) => ({
      balance,
      currency,
      maintenance: status === 'MAINTENANCE' ? { endsAt: maintenanceEndsAt } : null,
    })),
  ),
})
