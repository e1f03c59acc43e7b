import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Banner } from '#core/system/announcements/api.ts'
import { openGateway, showPage } from '#support/components/center.tsx'
import { BannerPicture } from './BannerPicture.tsx'

const bannerOf = (id: string): Banner => ({
  id,
  group: 'w_home',
  title: 'Gala',
  subtitle: undefined,
  picture: `/${id}-wide.webp`,
  narrowPicture: `/${id}-narrow.webp`,
  linkage: 'NONE',
  target: undefined,
})

/**
 * Returns a function that lists the banner pictures that the browser has requested since this call.
 */
function watchFetched(id: string): () => string[] {
  const fetched: string[] = []
  // A `PerformanceObserver` is used, because `performance.getEntries` adds nothing once its buffer
  // is full.
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const match = name.match(`/${id}-([a-z]+)[.]webp`)
      if (match) fetched.push(match[1]!)
    }
  })
  observer.observe({ type: 'resource' })
  onTestFinished(() => observer.disconnect())
  return () => fetched
}

it('a flat banner strip fetches its wide picture even on phones', async () => {
  openGateway()
  const fetched = watchFetched('strip')
  await page.viewport(390, 800)
  await showPage(() => <BannerPicture banner={bannerOf('strip')} size="strip" />, '')
  await expect.poll(fetched).toEqual(['wide'])
})
