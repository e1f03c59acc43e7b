import type { ReactNode } from 'react'
import { CategoryChips } from './CategoryChips.tsx'
import { GamesSection } from './GamesSection.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HotSection } from './HotSection.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { useDrawnSections } from './useDrawnSections.ts'
import { VENDOR_SECTIONS, VendorSections } from './VendorSections.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'

/** Sections above those of vendors, in order. */
const SECTIONS: readonly ReactNode[] = [
  <HotSection key="hot" />,
  <GamesSection key="slots" type="RNG" />,
  <WinnerBoard key="winners" />,
]

/** The home page (specification §2.3): banner, notice, and the sections of the lobby. */
export function LobbyScreen() {
  const drawn = useDrawnSections(SECTIONS.length + VENDOR_SECTIONS.length)
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-3 pb-10">
      <HomeHero />
      <div className="flex flex-col gap-6 px-4 lg:gap-9 lg:px-8">
        <NoticeBar />
        <CategoryChips />
        {SECTIONS.map((section, index) =>
          index < drawn ? section : <div key={index} className="lobby-section min-h-96" />,
        )}
        <VendorSections drawn={drawn - SECTIONS.length} />
      </div>
    </div>
  )
}
