const loadType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type

/** Tells whether the browser reloaded this page at its address, and no link led here. */
export const isReloaded = (): boolean => loadType() === 'reload'

/** Tells whether a link or a typed address opened this page, and no reload and no way back. */
export const isOpenedAnew = (): boolean => loadType() === 'navigate'
