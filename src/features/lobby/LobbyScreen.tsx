import { CategoryChips } from './CategoryChips.tsx'
import { GamesSection } from './GamesSection.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HotSection } from './HotSection.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { VendorSections } from './VendorSections.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'

/** The home page (specification §2.3): banner, notice, and the sections of the lobby. */
export function LobbyScreen() {
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-3 pb-10">
      <HomeHero />
      <div className="flex flex-col gap-6 px-4 lg:gap-9 lg:px-8">
        <NoticeBar />
        <CategoryChips />
        <HotSection />
        <GamesSection type="RNG" />
        <WinnerBoard />
        <VendorSections />
      </div>
    </div>
  )
}
