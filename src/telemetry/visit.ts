import { readStored, store } from './storage.ts'

const KEY = 'visit:v1'
const open = () => window.sessionStorage

/** Returns the random id of this visit, which the browser forgets with the tab. */
export function openVisit(): string {
  const known = readStored(open, KEY)
  if (known) return known
  const id = crypto.randomUUID()
  store(open, KEY, id)
  return id
}

export const forgetVisit = (): void => store(open, KEY)

/** Whether a visit belongs to the share of visits that are reported; all its pages say the same. */
export const isSampled = (visit: string, share: number): boolean =>
  Number.parseInt(visit.slice(0, 8), 16) / 2 ** 32 < share
