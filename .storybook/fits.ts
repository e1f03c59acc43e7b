import { brands } from 'virtual:livery-brands'
import { applyLook, type Look } from './applyLook.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Names the elements that make the page wider than its window. */
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

/**
 * Shows the story in every sample brand once, in turns from left to right and from right to left,
 * and fails where it is wider than its window.
 */
export async function checkFits(shown: Look): Promise<void> {
  const faults: string[] = []
  for (const [index, { id }] of brands.entries()) {
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
