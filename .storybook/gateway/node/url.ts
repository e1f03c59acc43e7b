/** Node's `url` as far as the sandbox uses it, for the page. */

export const fileURLToPath = (url: URL) => url.pathname
