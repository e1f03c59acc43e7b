/** How many decimals amounts of crypto currencies have, whose own coins may have more. */
export const CRYPTO_DECIMALS = 8

/** Crypto currencies whose codes have three letters, as those of `Intl` do. */
const SHORT_CRYPTO =
  /ADA|APT|ARB|BCH|BNB|BSV|BTC|DOT|ETC|ETH|FIL|LTC|NEO|SOL|SUI|TON|TRX|UNI|VET|XLM|XMR|XRP|ZEC/

/**
 * Whether `Intl` writes a currency with its own symbol and decimals: a code of three letters that is
 * none of the crypto currencies with three; the others are longer.
 */
export const isIntlCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && !SHORT_CRYPTO.test(code)
