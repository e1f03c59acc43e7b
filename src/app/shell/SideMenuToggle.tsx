import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { PanelLeft } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { toggleSideMenuAtom } from './atoms.ts'

/** Makes the side menu beside the page narrow or wide. */
export function SideMenuToggle() {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Collapse or expand the side menu`}
      onClick={useSetAtom(toggleSideMenuAtom)}
    >
      <PanelLeft className="size-5 rtl:-scale-x-100" />
    </IconButton>
  )
}
