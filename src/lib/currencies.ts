/** Number of decimals in amounts of crypto currencies; the coins themselves may have more. */
export const CRYPTO_DECIMALS = 8

/** Crypto currencies whose codes have three letters, like the currencies of `Intl`. */
const SHORT_CRYPTO =
  /ADA|APT|ARB|BCH|BNB|BSV|BTC|DOT|ETC|ETH|FIL|LTC|NEO|SOL|SUI|TON|TRX|UNI|VET|XLM|XMR|XRP|ZEC/

/**
 * Whether `Intl` formats a currency with its symbol and decimals. It does for codes of three
 * letters, except the crypto currencies above.
 */
export const isIntlCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && !SHORT_CRYPTO.test(code)
