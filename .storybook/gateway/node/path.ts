/** Node's `path` as far as the sandbox uses it, for the page. */

export const dirname = (path: string) => path.replace(/\/[^/]*$/, '')
