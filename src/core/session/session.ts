import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { localStore, sessionStore } from '#lib/storage.ts'

const TOKEN_KEY = 'token:v1'
const MERCHANT_KEY = 'merchant:v1'

/** The session token; lives in session storage alone (quality, fault 7). */
export function readToken(): string | null {
  return sessionStore.get(TOKEN_KEY)
}

/** Keeps the merchant code where the platform's other pages look for it (specification §9). */
export function rememberMerchant(brand: RuntimeBrand): void {
  localStore.set(MERCHANT_KEY, brand.merchant)
  sessionStore.set(MERCHANT_KEY, brand.merchant)
}
