import { useMediaQuery } from './useMediaQuery.ts'

/**
 * From this page width on, the side menu and the row of categories are visible (Tailwind's `lg`).
 */
const wide = matchMedia('(min-width: 64rem)')

/** Whether the page is as wide as on a desktop; phones never load components for wide pages. */
export const useIsWide = () => useMediaQuery(wide)
