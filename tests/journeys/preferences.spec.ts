import type { Page } from '@playwright/test'
import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'

/** Lists class names of elements with endless animations; loading skeletons also have one. */
const endlessMotion = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity
      if (playState !== 'running' || !isEndless) return []
      const { className } = (effect as KeyframeEffect).target!
      return className.includes('bg-skeleton') ? [] : [className]
    }),
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } })
    const still = reducedMotion === 'reduce'

    const motion = still ? 'stand still' : 'move'
    test(`banners and notices ${motion} if the preferred motion is ${reducedMotion} @ci`, async ({
      page,
      site,
    }) => {
      await page.clock.install()
      const { highlights, notices } = await openHome(page, site)
      await expect(notices).toBeVisible()
      const current = highlights.locator('button[aria-current]')
      await expect(current).toHaveCount(1)
      const first = await current.getAttribute('aria-label')
      // The poll waits for the tiles, which pulse while their games load; then only the notices move.
      const moving = still ? [] : ['marquee-track flex']
      await expect.poll(() => endlessMotion(page)).toEqual(moving)

      // This button is enabled once the slides can move.
      const control = highlights.getByRole('button', {
        name: site.words(still ? 'Play the slides' : 'Pause the slides'),
      })
      await expect(control).toBeEnabled()
      if (still) {
        await page.clock.runFor(12_000)
        await expect(current).toHaveAttribute('aria-label', first!)
      } else {
        await page.clock.runFor(5500)
        await expect(current).not.toHaveAttribute('aria-label', first!)

        await control.click()
        const paused = await current.getAttribute('aria-label')
        await highlights.hover()
        await page.mouse.move(200, 800)
        await page.clock.runFor(12_000)
        await expect(current).toHaveAttribute('aria-label', paused!)
      }
    })
  })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({ brand: 'sorane', contextOptions: { reducedMotion } })
    const still = reducedMotion === 'reduce'

    test(`the line of winners ${still ? 'stands still' : 'moves until it is paused'} @ci`, async ({
      page,
      site,
    }) => {
      const { winners } = await openHome(page, site)
      await winners.scrollIntoViewIfNeeded()
      await expect(winners.getByRole('listitem').nth(9)).toBeAttached()
      const running = () =>
        winners.evaluate(
          (line) =>
            line.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
              .length,
        )
      await expect.poll(running).toBe(still ? 0 : 1)
      const pause = winners.getByRole('button', { name: site.words('Pause the winners') })
      await expect(pause).toHaveCount(still ? 0 : 1)
      if (still) return
      await pause.click()
      await page.mouse.move(0, 0)
      await page.keyboard.press('Tab')
      await expect.poll(running).toBe(0)
    })
  })
}

test.describe('a page with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a page in forced-colours mode shows an outline around the focused element', async ({
    page,
    site,
  }) => {
    await openHome(page, site)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
        return { on: document.activeElement!.outerHTML.slice(0, 120), outlineStyle, outlineWidth }
      })
      expect(outline.on).not.toMatch(/^<body/)
      expect(outline.outlineStyle, outline.on).not.toBe('none')
      expect(parseFloat(outline.outlineWidth), outline.on).toBeGreaterThanOrEqual(2)
    }
  })
})
