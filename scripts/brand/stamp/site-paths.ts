/**
 * What an address of a site may lead to, in regular expressions that nginx, Go and JavaScript read
 * alike. Letters of any case count: file systems and servers differ in whether they tell cases
 * apart.
 */

/** Names of a file or folder that no visitor may read: it starts with `_` or a dot. */
export const HIDDEN = '/[_.]'

/** Folder for files that a domain's owner puts there, in which nothing is a page. */
export const WELL_KNOWN = '^/\\.well-known(?:/|$)'

/** File by which Apple's devices open links in an app; it has no ending that tells its type. */
export const ASSOCIATION = '.well-known/apple-app-site-association'

/** Addresses of single files, which are never answered with the page of the app. */
export const FILE_LIKE = '\\.[A-Za-z0-9]+/?$'

/** Addresses of the app that lead to one page whatever their last part is. */
export const OPEN_ADDRESSES: readonly string[] = ['/r/*']

/** Name of the page for addresses that no route has. */
export const UNKNOWN_FILE = '404.html'

/** Addresses that the gateway answers, where it is the site's own origin. */
export const GATEWAY = '^/(?:wps|lgw|lotto|cdn)/'
