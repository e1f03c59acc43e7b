/**
 * Sections of vendors are as high as each other, and those far from view are not laid out. The first
 * one that is tells the style sheet how high the others will be: otherwise the page shrinks under a
 * finger as they come near.
 *
 * @returns stops it
 */
export function holdSectionHeight(section: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const isLaidOut = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    if (!entry || !isLaidOut) return
    const height = `${Math.round(entry.contentRect.height)}px`
    document.documentElement.style.setProperty('--vendor-section', height)
  })
  observer.observe(section)
  return () => observer.disconnect()
}
