/**
 * Status of a feature on this site. Settings override each other in this order
 * (docs/architecture.md §2.6): defaults < brand.json < the server's settings < the visitor's own
 * choice. A feature that the brand turned off stays off, whatever the server says.
 */
export type FeatureStatus = 'loading' | 'on' | 'off'

/**
 * Returns a feature's status: loading, on or off.
 *
 * @param brandOn whether the brand file turns the feature on
 * @param serverFlag the whitelabel flag; undefined if the server does not name it
 * @param serverPending whether the server's settings are still loading
 */
export function featureStatus(
  brandOn: boolean,
  serverFlag: boolean | undefined,
  serverPending: boolean,
): FeatureStatus {
  if (!brandOn) return 'off'
  if (serverPending) return 'loading'
  return (serverFlag ?? true) ? 'on' : 'off'
}
