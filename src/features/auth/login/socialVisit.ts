import { sessionStore } from '#lib/storage.ts'

const SLOT = 'social-login:v1'

/**
 * Stores in this tab the secret with which a login through a social provider began. The provider's
 * ticket, which returns in the address, is worthless without it (docs/product.md §4.2).
 */
export const keepVisit = (secret: string): boolean => sessionStore.set(SLOT, secret)

/** Returns the stored secret for the ticket that the provider has sent back, and deletes it. */
export function takeVisit(): string {
  const secret = sessionStore.get(SLOT) ?? ''
  sessionStore.remove(SLOT)
  return secret
}
