import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema, TimestampSchema } from '#core/contract/values.ts'

/**
 * What one vendor holds of a player's money, asked of the vendor itself. One in maintenance keeps the
 * money: it is told, and cannot be moved (docs/product.md §10.5).
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
      /** Missing if the end is not known. */
      maintenanceEndsAt: optionalField(v.optional(TimestampSchema), undefined),
    }),
    v.transform(({ balance, currency, status, maintenanceEndsAt }) => ({
      balance,
      currency,
      maintenance: status === 'MAINTENANCE' ? { endsAt: maintenanceEndsAt } : null,
    })),
  ),
})
