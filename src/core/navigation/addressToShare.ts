let siteOrigin = () => window.location.origin

/**
 * Sets the origin of links that people hand on. Only a preview needs it, since its own address is
 * that of no site.
 */
export function configureShare(options: { origin: string }): void {
  siteOrigin = () => options.origin
}

/** Returns the whole address of a page of the site, for a link that leaves the site. */
export const addressToShare = (path: string): string => new URL(path, siteOrigin()).href
