import { sessionStore } from '#lib/storage.ts'

const SLOT = 'social-login:v1'

/**
 * The secret of a visit to a social provider, which stays with this tab: the ticket that comes back
 * in the address is worth nothing without it (docs/product.md §4.2).
 */
export const keepVisit = (secret: string): boolean => sessionStore.set(SLOT, secret)

/** The secret of the visit that came back, once. */
export function takeVisit(): string {
  const secret = sessionStore.get(SLOT) ?? ''
  sessionStore.remove(SLOT)
  return secret
}
