import type { Page } from 'playwright'
import { changeOf } from '#scripts/scenes/replies.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { fetchLocalhost } from '../localhost.ts'

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
