import { getBalance } from '#core/wallet/api.ts'
import { serve } from '../http/serve.ts'

export const walletCalls = [
  serve(getBalance, ({ player, merchant }) => ({
    balance: (player as NonNullable<typeof player>).balance,
    currency: merchant.brand.currency,
  })),
]
