import { useMediaQuery } from '#core/platform/useMediaQuery.ts'

/** A phone on its side, or a page at 400 %: too low for a game and a bar. */
const low = window.matchMedia('(orientation: landscape) and (height < 30rem)')

export const isLowScreen = () => low.matches

export const useLowScreen = () => useMediaQuery(low)
