import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sideMenuCollapsedAtom } from './atoms.ts'

/** The side menu's place, and that of the right bar, held while their chunk is on its way. */
export function SideMenuPlace({ children }: { children?: ReactNode }) {
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  return (
    <div
      className={`side-column overflow-y-auto border-e border-border transition-[width] duration-calm ease-out-soft ${collapsed ? 'w-18' : 'w-62'}`}
    >
      {children}
    </div>
  )
}
