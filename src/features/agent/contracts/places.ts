const TABS = ['mine', 'downlines', 'records'] as const
type Tab = (typeof TABS)[number]

/**
 * Reads which part of the contracts page an address opens: `downlines/12/offer` is the offer to a
 * downline.
 */
export function readPlace(place: string): { tab: Tab; rest: string[] } {
  const [first, ...rest] = place.split('/')
  const tab = TABS.find((each) => each === first) ?? 'mine'
  return { tab, rest: rest.filter((part) => part !== '') }
}
