import { useMediaQuery } from './useMediaQuery.ts'

/** From this width on the side menu and the category row are there (Tailwind's `lg`). */
const wide = window.matchMedia('(min-width: 64rem)')

/** Whether the page is as wide as a desk's; phones never load what is drawn only there. */
export const useIsWide = () => useMediaQuery(wide)
