import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import type { Layout } from '#core/navigation/feature.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { identityAtom } from '#core/session/session.ts'
import { menuBeside } from './shells.tsx'

/**
 * Whether the header stands clear over the hero of the home page. A menu beside the page would
 * leave a part of the header without a hero, and a trial's strip stands below the header.
 */
export function useClearHeader(layout: Layout): boolean {
  const { theme } = useBrand()
  const isWide = useIsWide()
  const { search } = useLocation()
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const hasHero = layout === 'home' && !new URLSearchParams(search).has('gameType')
  return theme.header === 'clear' && hasHero && !isTrial && !(isWide && menuBeside(theme, layout))
}

/** Pixels that the page may have scrolled while it still counts as at its top. */
const AT_TOP_PX = 8

const watchScroll = (tell: () => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}
const watchNothing = () => () => undefined
const isAtTop = () => scrollY <= AT_TOP_PX

/** Whether the page is at its top, for a header that changes once content passes below it. */
export const useIsAtTop = (watches: boolean) =>
  useSyncExternalStore(watches ? watchScroll : watchNothing, isAtTop)
