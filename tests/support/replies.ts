import type { Route } from '@playwright/test'
import { ask, type Reply } from '#scripts/localhost.ts'

/** Asks the sandbox what a page asked, for tests that alter the reply on its way. */
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
