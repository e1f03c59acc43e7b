/**
 * The rule has its own style sheet, because a property of the root element would restyle the
 * whole page.
 */
let sheet: CSSStyleSheet | undefined

/**
 * Tells the style sheet how high a section of vendors is. Such sections are equally high, and
 * those far from view are not laid out. Without the height, the page would shrink under the
 * finger as they come near.
 * @returns function that stops it
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
    `.vendor-section{contain-intrinsic-size:auto ${height}px}.vendor-place{min-height:${height}px}`,
  )
}

/**
 * Returns the style sheet; undefined in browsers without constructed sheets, where the sections
 * keep the estimated height.
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
