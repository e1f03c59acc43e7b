import { isOnThisMachine } from '#lib/urls.ts'
import { fetchLocalhost } from '../localhost.ts'

/** A `fetch` that also reaches names such as `brand.localhost`, which not every machine resolves. */
export const reach: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const { protocol, hostname } = new URL(request.url)
  const isLocal = protocol === 'http:' && isOnThisMachine(hostname)
  return isLocal ? fetchLocalhost(request) : fetch(request)
}
