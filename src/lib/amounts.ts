/** Crypto currencies whose codes look like those of ISO 4217; the others are longer. */
const SHORT_CRYPTO: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'TRX', 'TON', 'XRP', 'BNB'])
const CRYPTO_DECIMALS = 8

const counted = new Map<string, number>()

/** How many decimals amounts of a currency have: VND 0, THB 2, crypto currencies 8. */
export function countDecimals(currency: string): number {
  let decimals = counted.get(currency)
  if (decimals === undefined) counted.set(currency, (decimals = lookUpDecimals(currency)))
  return decimals
}

function lookUpDecimals(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency) || SHORT_CRYPTO.has(currency)) return CRYPTO_DECIMALS
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
