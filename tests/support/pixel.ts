import type { Page } from '@playwright/test'

/** The smallest picture there is: 1 × 1, transparent. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Answers for the image CDN at once, where a test does not look at what it draws. */
export async function stubPictures(page: Page): Promise<void> {
  await page.route('**/cdn/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
}
