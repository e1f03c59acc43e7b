import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sideMenuCollapsedAtom } from './atoms.ts'

/** The side menu's place, held while its chunk is on its way. */
export function SideMenuPlace({ children }: { children?: ReactNode }) {
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  return (
    <div
      className={`sticky top-30 h-[calc(100dvh-var(--spacing)*30)] shrink-0 overflow-y-auto short:top-0 short:h-dvh border-e border-border transition-[width] duration-calm ease-out-soft ${collapsed ? 'w-18' : 'w-62'}`}
    >
      {children}
    </div>
  )
}
