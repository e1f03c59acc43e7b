/** What of the team page its address names. */
export type TeamPlace =
  /** The downlines of somebody; of the agent if the id is empty. */
  | { kind: 'below'; id: string }
  | { kind: 'member' | 'receipt'; id: string }
  /** New rates or a transfer, or their review step. */
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
