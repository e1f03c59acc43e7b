/**
 * An inner address with a query: `/agentHome#agentHourSalary` with `preset=last30` is
 * `/agentHome?preset=last30#agentHourSalary`.
 *
 * @param address without a query
 * @param search with its question mark or without; empty for none
 */
export function withSearch(address: string, search: string): string {
  const [path = '', hash] = address.split('#')
  const query = search && `?${search.replace(/^\?/, '')}`
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}
