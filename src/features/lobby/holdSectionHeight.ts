/** As a sheet of its own: a property of the root would restyle the whole page. */
let sheet: CSSStyleSheet | undefined

/**
 * Sections of vendors are as high as each other, and those far from view are not laid out. The first
 * one that is tells the style sheet how high the others will be: otherwise the page shrinks under a
 * finger as they come near.
 *
 * @returns stops it
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

/** Undefined in browsers without constructed sheets, whose sections keep the guessed height. */
function adoptSheet(): CSSStyleSheet | undefined {
  try {
    const adopted = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted]
    return adopted
  } catch {
    return undefined
  }
}
