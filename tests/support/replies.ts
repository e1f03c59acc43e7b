import type { Route } from '@playwright/test'
import { ask, type Reply } from '#scripts/localhost.ts'

/**
 * Fetches the sandbox's reply to a page's request, so that a test can change it before the page
 * gets it.
 */
export async function fetchReply(route: Route): Promise<Reply['json']> {
  const request = route.request()
  const url = new URL(request.url())
  const reply = await ask(Number(url.port), {
    host: url.hostname,
    path: url.pathname + url.search,
    method: request.method(),
    headers: request.headers(),
  })
  return reply.json
}
