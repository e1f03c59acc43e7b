import { useQuery } from '@tanstack/react-query'
import { merchantWalletQuery, fundsQuery } from '#core/wallet/queries.ts'
import type { Vendor } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'

/** A game provider that may hold some of the player's money. */
export interface VendorWallet {
  code: string
  name: string
  /**
   * Details of the provider; missing if the site no longer offers it. The player can still move
   * money out of its wallet.
   */
  vendor?: Vendor
  hasMoney: boolean
}

/** The player's balances, and the game providers that have a wallet. */
export function useWallets() {
  const funds = useQuery(fundsQuery)
  const merchantWallet = useQuery(merchantWalletQuery)
  const lanes = useLanes()
  const isSingle = merchantWallet.data?.isSingle
  const offered = new Map(
    (lanes.data ?? []).flatMap((lane) => lane.vendors).map((vendor) => [vendor.code, vendor]),
  )
  const holding = new Set(funds.data?.vendors.map(({ vassalage }) => vassalage))
  const codes = isSingle ? [...holding] : [...new Set([...holding, ...offered.keys()])]
  const wallets = codes.map((code): VendorWallet => {
    const vendor = offered.get(code)
    return {
      code,
      name: vendor?.name ?? code,
      ...(vendor && { vendor }),
      hasMoney: holding.has(code),
    }
  })
  return { funds, merchantWallet, isSingle, lanes, wallets }
}
