import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { sideMenuCollapsedAtom } from './atoms.ts'
import { RightBar } from './RightBar.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'
import { SideMenuPlace } from './SideMenuPlace.tsx'

/** The menu beside the page on wide screens; on phones it opens from the bottom bar. */
export function SideMenu() {
  const { t } = useLingui()
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  return (
    <>
      <SideMenuPlace>
        <nav aria-label={t`Side menu`}>
          <SideMenuContent collapsed={collapsed} />
        </nav>
      </SideMenuPlace>
      <RightBar />
    </>
  )
}
