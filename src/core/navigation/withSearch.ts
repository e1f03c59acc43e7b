/**
 * Adds a query to an address within the site. `/agentHome#agentHourSalary` with `preset=last30`
 * becomes `/agentHome?preset=last30#agentHourSalary`.
 *
 * @param address without a query
 * @param search with its question mark or without; empty for none
 */
export function withSearch(address: string, search: string): string {
  const [path = '', hash] = address.split('#')
  const query = search && `?${search.replace(/^\?/, '')}`
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}
