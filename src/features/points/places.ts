/** Part of the points mall that the hash of the address opens. */
export type MallPlace =
  | { page: 'goods' | 'history' | 'details' | 'convert' }
  | { page: 'good' | 'exchange'; id: string }

/** Reads the hash of the address; an unknown hash opens the first page of the mall. */
export function readPlace(hash: string): MallPlace {
  const [page = '', id = '', ...more] = hash.replace(/^#/, '').split('/')
  const isId = /^[\w-]{1,64}$/.test(id) && more.length === 0
  if (page === 'goods' && isId) return { page: 'good', id }
  if (page === 'history') return isId ? { page: 'exchange', id } : { page: 'history' }
  if (page === 'details' || page === 'convert') return { page }
  return { page: 'goods' }
}
