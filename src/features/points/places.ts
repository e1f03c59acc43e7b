/** Where in the mall a hash leads to. */
export type MallPlace =
  | { page: 'goods' | 'history' | 'details' | 'convert' }
  | { page: 'good' | 'exchange'; id: string }

/** What a hash names; an unknown one is the start. */
export function readPlace(hash: string): MallPlace {
  const [page = '', id = '', ...more] = hash.replace(/^#/, '').split('/')
  const isId = /^[\w-]{1,64}$/.test(id) && more.length === 0
  if (page === 'goods' && isId) return { page: 'good', id }
  if (page === 'history') return isId ? { page: 'exchange', id } : { page: 'history' }
  if (page === 'details' || page === 'convert') return { page }
  return { page: 'goods' }
}
