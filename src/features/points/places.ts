/** Part of the points mall that the hash of the address opens. */
export type MallPlace =
  | { page: 'goods' | 'history' | 'details' }
  | { page: 'convert'; isChecking: boolean }
  | { page: 'good'; id: string; isChecking: boolean }
  | { page: 'exchange'; id: string }

/** Last part of the address of a review step. */
export const CHECK = 'check'

/** Reads the hash of the address; an unknown hash opens the first page of the mall. */
export function readPlace(hash: string): MallPlace {
  const [page = '', id = '', ...more] = hash.replace(/^#/, '').split('/')
  const isChecking = [id, ...more].at(-1) === CHECK
  const isWhole = more.length === 0
  const isId = /^[\w-]{1,64}$/.test(id) && (isWhole || (more.length === 1 && isChecking))
  if (page === 'goods' && isId) return { page: 'good', id, isChecking: !isWhole }
  if (page === 'history') return isId && isWhole ? { page: 'exchange', id } : { page: 'history' }
  if (page === 'convert') return { page, isChecking: isWhole && isChecking }
  if (page === 'details') return { page }
  return { page: 'goods' }
}
