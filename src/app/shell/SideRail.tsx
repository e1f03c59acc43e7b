import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { sideMenuCollapsedAtom } from './atoms.ts'
import { openRail } from './openRail.ts'
import { SideMenu } from './SideMenu.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

/**
 * A narrow menu of icons beside the page, whose words appear over the page. The header's button
 * gives the words a place beside the page.
 */
export function SideRail() {
  const { t } = useLingui()
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  if (!collapsed) return <SideMenu />
  return (
    <div className="side-column z-20 w-18">
      <nav ref={openRail} aria-label={t`Side menu`} className="side-rail">
        <SideMenuContent form="rail" hasChannels />
      </nav>
    </div>
  )
}
