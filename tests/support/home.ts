import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from './journey.ts'
import { patternOf, type Words } from './words.ts'

/** Elements of the home page, found by role and visible text. */
export function homeParts(page: Page, words: Words) {
  const category = (message: string) => words(message, { context: 'game category' })
  const hot = page.getByRole('region', { name: words('Hot games') })
  return {
    hot,
    paid: paidTile(page, hot, words),
    winners: page.getByRole('region', { name: words('Winners') }),
    notices: page.getByRole('region', { name: words('Notices') }),
    highlights: page.getByRole('region', { name: words('Highlights') }),
    section: (name: string) => page.getByRole('region', { name: category(name), exact: true }),
    footer: page.getByRole('contentinfo'),
    login: page.getByRole('dialog', { name: words('Log in') }),
    register: page.getByRole('dialog', { name: words('Sign up') }),
  }
}

/** Finds the first tile whose game has no trial, so that it asks visitors to log in. */
export const paidTile = (page: Page, list: Page | Locator, words: Words) =>
  list
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: patternOf(words, 'Try free: {name}') }) })
    .first()

/** Opens the home page and waits until its first games are shown. */
export async function openHome(page: Page, { words }: Site, path = '/') {
  await page.goto(path)
  const parts = homeParts(page, words)
  await expect(parts.hot.getByRole('article').first()).toBeVisible()
  return parts
}

/** Frames in a row without a move after which a part of the page is at rest. */
const FRAMES_AT_REST = 6

/**
 * Presses a link of the footer. Sections above it take their true height when the page first comes
 * near them, and a press that begins on a link and ends beside it is no press.
 */
export async function followInFooter(link: Locator): Promise<void> {
  await expect(async () => {
    await link.scrollIntoViewIfNeeded()
    await link.evaluate(waitForRest, FRAMES_AT_REST)
    await expect(link).toBeInViewport({ timeout: 1 })
  }).toPass()
  await link.click()
}

/** Waits in the page until an element has kept its place for a number of frames. */
const waitForRest = (element: Element, frames: number) =>
  new Promise<void>((rest) => {
    let top = Number.NaN
    let kept = 0
    const look = () => {
      const next = element.getBoundingClientRect().top
      kept = next === top ? kept + 1 : 0
      top = next
      if (kept === frames) rest()
      else requestAnimationFrame(look)
    }
    look()
  })

/** Least number of games in a row in a window of 1440 × 900 px (docs/product.md §2.3). */
const ROW_AT_A_DESK = 6

/**
 * Expects games in the first window of a desk: a whole row below a low hero; below a higher one, the
 * tops of its tiles.
 */
export async function expectGamesAtOnce(row: Locator, { brand }: Site): Promise<void> {
  if (brand.theme.heroHeight === 'low') {
    await expect.poll(() => wholeTiles(row)).toBeGreaterThanOrEqual(ROW_AT_A_DESK)
  } else await expect(row.getByRole('article').first()).toBeInViewport({ ratio: 0.2 })
}

/** Counts the tiles of a row that are completely visible, with their names and buttons. */
const wholeTiles = (row: Locator) =>
  row.getByRole('article').evaluateAll(
    (tiles) =>
      tiles.filter((tile) =>
        [tile, ...tile.querySelectorAll('h3, button')].every((part) => {
          const { top, right, bottom, left } = part.getBoundingClientRect()
          const shelf = tile.closest('ul')!.getBoundingClientRect()
          return (
            top >= 0 && left >= shelf.left && bottom <= window.innerHeight && right <= shelf.right
          )
        }),
      ).length,
  )

/** Tells whether the whole page scrolls sideways because something is too wide. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
}
