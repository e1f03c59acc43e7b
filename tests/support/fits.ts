import type { Page } from '@playwright/test'

/**
 * Lists parts of a page, or of the dialog over it, that do not fit at any scroll position: parts
 * outside of the window that scrolling cannot reach, words that overflow their box or break after
 * each letter or two, and buttons that are covered or too small for a thumb (docs/quality.md
 * §2.15). It waits for a frame first, because a page adapts to a new window size only then.
 *
 * @param touched whether the device has a touch screen
 */
export function cutParts(page: Page, touched: boolean): Promise<string[]> {
  return page.evaluate(async (byThumb) => {
    await new Promise(requestAnimationFrame)
    const THUMB = 44
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways')
    const dialogs = [...document.querySelectorAll('[role=dialog]')]
    const top = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
    const above = (element: Element, fits: (one: Element) => boolean) => {
      for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
        if (fits(one)) return one
      }
      return null
    }
    const hides = (element: Element) => {
      const { clipPath } = getComputedStyle(element)
      const isClipped =
        clipPath === 'inset(50%)' || (clipPath !== 'none' && element.clientWidth < 8)
      return isClipped || element.matches('[inert], [aria-hidden=true]')
    }
    const moves = (element: Element) =>
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    /** Whether a line ends with dots within the window, so that words beyond it are meant to go. */
    const endsWithDots = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const isInside = left >= -0.5 && right <= window.innerWidth + 0.5
      return isInside && getComputedStyle(element).textOverflow === 'ellipsis'
    }
    /** Whether an element has text of its own, also in spans within its lines. */
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) =>
        node instanceof Element
          ? /^(?:inline|contents)$/.test(getComputedStyle(node).display) && hasWords(node)
          : node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
      )
    /** Elements whose slides or lines come into view by themselves. */
    const turns = (element: Element) => element.matches('.marquee, [aria-roledescription=carousel]')

    for (const element of top.querySelectorAll<HTMLElement>('*:not(svg *)')) {
      const says = hasWords(element)
      const isTarget = element.matches('a[href], button:enabled, input, select, textarea, summary')
      if (!(says || isTarget) || hides(element) || above(element, hides)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const style = getComputedStyle(element)
      const name = `${element.tagName} “${element.ariaLabel ?? element.textContent.trim()}”`
      const turning = above(element, turns)
      const isBeside = box.left < -0.5 || box.right > window.innerWidth + 0.5
      const isExcused = above(element, (one) => moves(one) || endsWithDots(one))
      if (isBeside && !turning && !isExcused) found.push(`${name} is beside the window`)

      const keepsOneLine = style.textOverflow === 'ellipsis' || element.matches('.money-fit *')
      const isWider = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      if (says && isWider && !keepsOneLine) found.push(`${name} is wider than its box`)
      const isHigher =
        style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      const keepsLines = style.webkitLineClamp !== 'none' || keepsOneLine
      if (says && isHigher && !keepsLines) found.push(`${name} is higher than its box`)

      const letter = Number.parseFloat(style.fontSize)
      const isColumn = box.width < 2.5 * letter && box.height > 6 * letter
      if (says && isColumn) found.push(`${name} breaks after each letter or two`)

      // The smallest touch size does not apply to links within a sentence. In carousels and
      // marquees only the height counts: a carousel's dots may be narrow, as it can be swiped.
      if (!isTarget || !byThumb || style.display === 'inline') continue
      const least = turning ? box.height : Math.min(box.width, box.height)
      if (least < THUMB - 0.5) found.push(`${name} is ${box.width} × ${box.height} px`)
      if (turning) continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!hit || !(element.contains(hit) || hit.contains(element))) {
        found.push(`${name} lies under ${hit?.tagName} “${hit?.textContent.trim().slice(0, 40)}”`)
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(found)]
  }, touched)
}
