import type { Page } from 'playwright'
import { changeOf, fateOf } from '#scripts/scenes/arrival.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { fetchLocalhost } from '../localhost.ts'

/** Makes the gateway fail or hang for a page, as its scene says. */
export async function spoilGateway(page: Page, scene: Scene): Promise<void> {
  if (!scene.failing && !scene.loading) return
  await page.route(
    ({ pathname }) => fateOf(scene, pathname) !== 'answered',
    // A call that is not answered here hangs.
    (call) => (scene.failing ? call.fulfill({ status: 500 }) : undefined),
  )
}

/** Puts what a scene says differently in place of the sandbox's replies to a page. */
export async function changeReplies(page: Page, scene: Scene): Promise<void> {
  await page.route(
    ({ pathname }) => changeOf(scene, pathname) !== undefined,
    async (route) => {
      const request = route.request()
      // Node cannot resolve the hosts of sites, so that Playwright could not send the request.
      const response = await fetchLocalhost(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
      })
      const change = changeOf(scene, new URL(request.url()).pathname)
      const headers = Object.fromEntries(response.headers)
      delete headers['content-length']
      const text = await response.text()
      const isChanged = response.ok && change && text
      await route.fulfill({
        status: response.status,
        headers,
        body: isChanged ? JSON.stringify(change(JSON.parse(text))) : text,
      })
    },
  )
}
