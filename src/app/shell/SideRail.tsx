import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { sideMenuCollapsedAtom } from './atoms.ts'
import { SideMenu } from './SideMenu.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

/** Milliseconds for which the pointer rests on the rail before it opens over the page. */
const OPEN_AFTER_MS = 120

/**
 * A narrow menu of icons beside the page. Its words appear over the page while the pointer or the
 * focus is on it; the header's button gives them a place beside the page.
 */
export function SideRail() {
  const { t } = useLingui()
  const collapsed = useAtomValue(sideMenuCollapsedAtom)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!collapsed) return <SideMenu />
  return (
    <div className="side-column w-18">
      <nav
        aria-label={t`Side menu`}
        data-open={open || undefined}
        className="side-rail"
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse')
            timer.current = setTimeout(() => setOpen(true), OPEN_AFTER_MS)
        }}
        onPointerLeave={close}
        onFocus={({ target }) => {
          // A press with the pointer also moves the focus, and then must not open the rail.
          if (target.matches(':focus-visible')) setOpen(true)
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close()
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <SideMenuContent form="rail" hasChannels />
      </nav>
    </div>
  )
}
