import { brands } from 'virtual:livery-brands'
import { hash } from '#scripts/scenery/random.ts'
import { applyLook, type Look } from './applyLook.ts'

/** Waits until the browser is about to draw. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Names the elements that make the page wider than its window. Which words or buttons do not fit is
 * for the journeys, which have real windows (`tests/support/fits.ts`).
 */
function listWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 1 || left < -1
  })
  return [
    `${scrollWidth} of ${clientWidth} px`,
    ...wide.slice(-2).map(({ outerHTML }) => outerHTML.slice(0, 160)),
  ]
}

/** With `CI` or in the full check a story is shown in every brand, else in two of them. */
function chooseBrands(story: string): typeof brands {
  if (import.meta.env['CI'] || import.meta.env['LIVERY_FULL'] === '1') return brands
  const turn = hash(story)
  return [brands[turn % brands.length]!, brands[(turn + 1) % brands.length]!]
}

/**
 * Shows the story in sample brands, in turns from right to left and from left to right, and fails
 * where it is wider than its window.
 *
 * @param story id of the story, by which the brands are chosen
 */
export async function checkFits(story: string, shown: Look): Promise<void> {
  const faults: string[] = []
  for (const [index, { id }] of chooseBrands(story).entries()) {
    const direction = index % 2 === 0 ? 'rtl' : 'ltr'
    applyLook({ ...shown, brand: id, direction })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one window
    await nextFrame()
    const wide = listWide()
    if (wide.length > 0) faults.push(`${id}, ${direction}: ${wide.join('\n')}`)
  }
  applyLook(shown)
  if (faults.length > 0) throw new Error(`Wider than the window:\n${faults.join('\n')}`)
}
