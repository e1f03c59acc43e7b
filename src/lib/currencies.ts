/** How many decimals amounts of crypto currencies have, whose own coins may have more. */
export const CRYPTO_DECIMALS = 8

/**
 * Whether `Intl` writes a currency with its own symbol and decimals: a code of three letters that is
 * none of the crypto currencies with three; the others are longer.
 */
export const isIntlCurrency = (code: string): boolean =>
  /^(?!BTC|ETH|LTC|TRX|TON|XRP|BNB)[A-Z]{3}$/.test(code)
