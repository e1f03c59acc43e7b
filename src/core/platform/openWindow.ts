/**
 * Opens an address in a window that has no link to this page. In-app browsers and blockers refuse
 * it: then the caller lets the browser follow the pressed link itself.
 *
 * @returns undefined if the browser refused
 */
export function openWindow(href: string, name = '_blank', features?: string): Window | undefined {
  // Not with "noopener", with which browsers return null for opened windows, too.
  const opened = window.open(href, name, features)
  if (!opened) return undefined
  opened.opener = null
  return opened
}
