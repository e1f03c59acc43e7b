import { useAtomValue } from 'jotai'
import { identityAtom, type Identity } from '#core/session/session.ts'
import { type ReactNode } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { HotSection } from './HotSection.tsx'
import { useDrawnSections } from './useDrawnSections.ts'
import { VENDOR_SECTIONS, VendorSections } from './VendorSections.tsx'

const { Component: OwnSection } = lazyScreen(
  'browser',
  'OwnSection',
  () => import('./OwnSection.tsx'),
)
// Below what a first window shows: they come when the browser rests, and their code with them.
const { Component: GamesSection } = lazyScreen(
  'lobby',
  'GamesSection',
  () => import('./GamesSection.tsx'),
)
const { Component: WinnerBoard } = lazyScreen(
  'lobby',
  'WinnerBoard',
  () => import('./WinnerBoard.tsx'),
)
const PLACE = <div className="lobby-place" />
const recent = (
  <LazyPart key="recent" failure="tell" fallback={PLACE}>
    <OwnSection kind="recents" />
  </LazyPart>
)
const favorites = (
  <LazyPart key="favorites" failure="tell" fallback={PLACE}>
    <OwnSection kind="favorites" />
  </LazyPart>
)
const hot = <HotSection key="hot" />
const below = [
  <LazyPart key="slots" failure="tell" fallback={PLACE}>
    <GamesSection type="RNG" />
  </LazyPart>,
  <LazyPart key="winners" failure="tell" fallback={PLACE}>
    <WinnerBoard />
  </LazyPart>,
]

/**
 * The sections above those of vendors, in order; trials have no favourites (docs/product.md §2.3).
 */
const SECTIONS: Record<Identity, readonly ReactNode[]> = {
  visitor: [hot, ...below],
  trial: [recent, hot, ...below],
  member: [recent, hot, favorites, ...below],
  agent: [recent, hot, favorites, ...below],
}

/** The sections of the lobby (docs/product.md §2.3). */
export function HomeSections() {
  const sections = SECTIONS[useAtomValue(identityAtom)]
  const drawn = useDrawnSections(sections.length + VENDOR_SECTIONS.length)
  return (
    <>
      {sections.map((section, index) =>
        index < drawn ? section : <div key={index} className="lobby-place" />,
      )}
      <VendorSections drawn={drawn - sections.length} />
    </>
  )
}
