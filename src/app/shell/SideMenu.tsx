import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { sideMenuCollapsedAtom } from './atoms.ts'
import { hasContactColumn } from './shells.tsx'
import { RightBar } from './RightBar.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'
import { SideMenuPlace } from './SideMenuPlace.tsx'

/** The menu beside the page on wide screens; on phones it opens from the bottom bar. */
export function SideMenu() {
  const { t } = useLingui()
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  const contactsBeside = hasContactColumn(useBrand().theme)
  return (
    <>
      <SideMenuPlace>
        <nav aria-label={t`Side menu`}>
          <SideMenuContent form={collapsed ? 'icons' : 'words'} hasChannels={!contactsBeside} />
        </nav>
      </SideMenuPlace>
      {contactsBeside && <RightBar />}
    </>
  )
}
