import { expect } from 'storybook/test'

/**
 * Selector of the elements over a tile's cover: the badge, the reason why the game is closed, the
 * start button.
 */
const ON_COVER = '.tile-badge, .tile-closed, .tile-start'

const pen = document.createElement('canvas').getContext('2d')!

/**
 * Whether a box shows at most the given number of lines, and cuts off no part of a letter or mark.
 */
function holdsWholeLines(text: HTMLElement, most: number): boolean {
  const { font, lineHeight, paddingTop } = getComputedStyle(text)
  const line = Number.parseFloat(lineHeight)
  const room = Number.parseFloat(paddingTop)
  const lines = (text.clientHeight - room) / line
  pen.font = font
  const ink = pen.measureText(text.textContent!)
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink
  const baseline = (line - above - below) / 2 + above
  const over = Math.max(
    ink.actualBoundingBoxAscent - baseline - room,
    ink.actualBoundingBoxDescent - (line - baseline),
  )
  // Browsers measure the height of text in whole pixels, so small differences are allowed.
  return Math.abs(lines - Math.round(lines)) < 0.05 && lines < most + 0.5 && over < 1
}

/** Lists the elements of a tile that leave their area, or that are too small for a thumb. */
function faultsOf(tile: Element): string[] {
  const faults: string[] = []
  const demand = (holds: boolean, what: string) => holds || faults.push(what)
  const cover = tile.querySelector('.game-cover')!.getBoundingClientRect()
  for (const part of tile.querySelectorAll<HTMLElement>(ON_COVER)) {
    if (!part.checkVisibility()) continue
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const held =
      left >= cover.left - 0.5 &&
      right <= cover.right + 0.5 &&
      top >= cover.top - 0.5 &&
      bottom <= cover.bottom + 0.5 &&
      part.scrollWidth <= part.clientWidth + 1
    demand(held, `“${part.textContent}” leaves its cover`)
  }
  const name = tile.querySelector<HTMLElement>('h3')
  // A brand may leave the names to screen readers.
  if (name && name.clientWidth > 1) {
    demand(name.scrollWidth === name.clientWidth, `“${name.textContent}” is too wide`)
    demand(holdsWholeLines(name, 2), `“${name.textContent}” is cut`)
    const vendor = tile.querySelector<HTMLElement>('.tile-vendor')!
    demand(vendor.clientWidth <= 1 || holdsWholeLines(vendor, 1), `“${vendor.textContent}” is cut`)
    const { top } = name.getBoundingClientRect()
    // On a cover of less than 5.5 rem, two lines of words are most of it.
    const isOver = top < cover.bottom && cover.height > 88
    demand(!isOver || top > cover.top + cover.height * 0.4, `“${name.textContent}” hides its cover`)
  }
  const sign = tile.querySelector('.tile-heart svg')?.getBoundingClientRect()
  if (sign) {
    demand(sign.top >= cover.top && sign.right <= cover.right + 0.5, 'the heart leaves its cover')
    const badge = tile.querySelector<HTMLElement>('.tile-badge')
    const mark = badge?.checkVisibility() && badge.getBoundingClientRect()
    const isApart =
      !mark || mark.right <= sign.left || sign.right <= mark.left || sign.bottom <= mark.top
    demand(isApart, 'the badge lies under the heart')
  }
  for (const target of tile.querySelectorAll('button, a')) {
    const { width, height } = target.getBoundingClientRect()
    demand(Math.min(width, height) >= 44, `“${target.ariaLabel}” is small`)
  }
  return faults
}

/**
 * Expects that texts stay in their areas, all tiles are equally high, and buttons are large enough
 * for a thumb.
 */
export function expectToHold(list: Element, what: string): void {
  const tiles = [...list.children]
  const heights = tiles.map((tile) => tile.getBoundingClientRect().height)
  expect(Math.max(...heights) - Math.min(...heights), `heights of tiles, ${what}`).toBeLessThan(0.1)
  expect(tiles.flatMap(faultsOf), what).toEqual([])
}
