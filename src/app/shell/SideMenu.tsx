import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { sideMenuCollapsedAtom } from './atoms.ts'
import { SideMenuContent } from './SideMenuContent.tsx'

/** The menu beside the page on wide screens; on phones it opens from the bottom bar. */
export function SideMenu() {
  const { t } = useLingui()
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  return (
    <nav
      aria-label={t`Side menu`}
      className={`sticky top-30 hidden h-[calc(100dvh-var(--spacing)*30)] shrink-0 overflow-y-auto border-e border-border transition-[width] duration-calm ease-out-soft lg:block ${collapsed ? 'w-18' : 'w-62'}`}
    >
      <SideMenuContent collapsed={collapsed} />
    </nav>
  )
}
