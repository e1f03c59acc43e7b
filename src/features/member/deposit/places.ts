/** Prefix of a payment method's id in the address of its deposit form. */
export const NEW = 'new/'
/** Prefix of a bonus's id in the address of the payment methods for that bonus. */
export const BONUS = 'bonus/'

/** Address of a payment method's form, with the bonus that the player chose before. */
export const formPlace = (methodId: string, bonusId = '') =>
  NEW + methodId + (bonusId && `/${encodeURIComponent(bonusId)}`)

/** Address of the list of payment methods for a chosen bonus. */
export const startPlace = (bonusId: string) => bonusId && BONUS + encodeURIComponent(bonusId)

/** Returns the step of a deposit address, without the ids that are chosen in it. */
export const stepOf = (place: string): string =>
  place.startsWith(NEW) ? place.split('/', 2).join('/') : place

/** Decodes an id from the address; empty if it cannot be decoded. */
export function readId(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
