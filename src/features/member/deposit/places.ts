/** What stands before a method's id in the address of its form. */
export const NEW = 'new/'
/** What stands before a bonus's id in the address of the ways to deposit with it. */
export const BONUS = 'bonus/'

/** The address's place of a way to deposit, with the bonus that was chosen before. */
export const formPlace = (methodId: string, bonusId = '') =>
  NEW + methodId + (bonusId && `/${encodeURIComponent(bonusId)}`)

/** The address's place of the ways to deposit with a bonus. */
export const startPlace = (bonusId: string) => bonusId && BONUS + encodeURIComponent(bonusId)

/** A place without what is chosen within it. */
export const stepOf = (place: string): string =>
  place.startsWith(NEW) ? place.split('/', 2).join('/') : place

/** What a place's id, as an address holds it, was; empty if it is none. */
export function readId(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
