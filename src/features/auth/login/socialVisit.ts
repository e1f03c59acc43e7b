import { sessionStore } from '#lib/storage.ts'

const SLOT = 'social-login:v1'

/**
 * Keeps the secret of a visit to a social provider in this tab. Without it, the ticket that
 * returns in the address is worthless (docs/product.md §4.2).
 */
export const keepVisit = (secret: string): boolean => sessionStore.set(SLOT, secret)

/** Returns the secret of the visit that came back, and deletes it. */
export function takeVisit(): string {
  const secret = sessionStore.get(SLOT) ?? ''
  sessionStore.remove(SLOT)
  return secret
}
