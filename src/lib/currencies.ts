/** How many decimals amounts of crypto currencies have, whose own coins may have more. */
export const CRYPTO_DECIMALS = 8

/** Whether it is a crypto currency whose code looks like one of ISO 4217; the others are longer. */
export const isShortCrypto = (code: string): boolean =>
  /^(?:BTC|ETH|LTC|TRX|TON|XRP|BNB)$/.test(code)

/** Whether `Intl` writes a currency with its own symbol and decimals: three letters, and no crypto. */
export const isIntlCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && !isShortCrypto(code)
