/** The part of the team page that an address names. */
export type TeamPlace =
  /** Shows the downlines of the member with this id; an empty id means the agent. */
  | { kind: 'below'; id: string }
  | { kind: 'member' | 'receipt'; id: string }
  /** Shows the form for new rates or for a transfer, or its review step. */
  | { kind: 'rates' | 'transfer'; id: string; isChecking: boolean }

export function readPlace(place: string): TeamPlace {
  const [first = '', second, third] = place.split('/')
  if (first === 'below' && second) return { kind: 'below', id: second }
  if (first === 'receipt' && second) return { kind: 'receipt', id: second }
  if (second === 'rates' || second === 'transfer') {
    return { kind: second, id: first, isChecking: third === 'check' }
  }
  return first === '' ? { kind: 'below', id: '' } : { kind: 'member', id: first }
}
