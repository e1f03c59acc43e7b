/**
 * The height is in a style sheet of its own, because a custom property on the root element would
 * make the browser restyle the whole page.
 */
let sheet: CSSStyleSheet | undefined

/**
 * Keeps the height of a section of vendors in the style sheet. All sections of vendors are equally
 * high, and the browser skips the layout of those far from view. Without the height, the page would
 * jump under the finger as they come into view.
 * @returns function that stops the measuring
 */
export function holdSectionHeight(section: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) note(section, entry.contentRect.height)
  })
  observer.observe(section)
  return () => observer.disconnect()
}

let noted = 0

function note(section: HTMLElement, exact: number): void {
  const height = Math.round(exact)
  if (height === noted) return
  const isLaidOut = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
  if (!isLaidOut) return
  noted = height
  sheet ??= adoptSheet()
  sheet?.replaceSync(
    `.vendor-section,.joined-rows{contain-intrinsic-size:auto ${height}px}.vendor-place{min-height:${height}px}`,
  )
}

/**
 * Adds a style sheet to the document and returns it; undefined in browsers without constructed
 * style sheets, where the sections keep their estimated height.
 */
function adoptSheet(): CSSStyleSheet | undefined {
  try {
    const adopted = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted]
    return adopted
  } catch {
    return undefined
  }
}
