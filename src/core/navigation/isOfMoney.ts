import { findRoute, type AppRoute } from './route.ts'

/**
 * Whether money or points are moved at an address, or what protects them is changed, by the marks
 * of the routes and of the places within them (`money`).
 */
export function isOfMoney(
  pathname: string,
  hash: string,
  routes: readonly Pick<AppRoute, 'paths' | 'places' | 'money'>[],
): boolean {
  const route = findRoute(routes, pathname)
  const [place = '', ...parts] = hash.slice(1).split('/')
  const money = route?.money ?? route?.places?.[place]?.money ?? false
  return typeof money === 'string' ? parts.includes(money) : money
}
