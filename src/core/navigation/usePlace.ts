import { useLocation } from 'react-router-dom'

/**
 * The page of a center that the address names, and the part of the address within that page:
 * `#withdraw/W123` is the page `withdraw` with the part `W123` (docs/product.md §2.5).
 */
export function usePlace(): { page: string; place: string } {
  const hash = useLocation().hash.slice(1)
  const [page = '', ...rest] = hash.split('/')
  return { page, place: rest.join('/') }
}
