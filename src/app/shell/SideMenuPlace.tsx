import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sideMenuCollapsedAtom } from './atoms.ts'

/** Reserves the space of the side menu and the right bar while their code loads. */
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
