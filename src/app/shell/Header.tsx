import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#core/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { toggleSideMenuAtom } from './atoms.ts'

export function Header({ sideMenu }: { sideMenu: boolean }) {
  const { t } = useLingui()
  const toggleSideMenu = useSetAtom(toggleSideMenuAtom)
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface/95 backdrop-blur-sm">
      <div className="flex h-15 items-center gap-1 px-3 sm:gap-2 lg:h-17 lg:px-5">
        {sideMenu && (
          <IconButton
            label={t`Collapse or expand the side menu`}
            onClick={toggleSideMenu}
            className="max-lg:hidden"
          >
            <PanelLeft className="size-5 rtl:-scale-x-100" />
          </IconButton>
        )}
        <Link
          to={paths.home}
          className="me-auto flex min-h-thumb min-w-0 shrink items-center rounded-control"
        >
          <span className="max-[23rem]:hidden">
            <Logo />
          </span>
          <span className="min-[23rem]:hidden">
            <Logo only="mark" />
          </span>
        </Link>
        <LanguageSelector />
        <ModeSwitch className="max-sm:hidden" />
        <Link
          to={paths.login()}
          preventScrollReset
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} max-sm:px-2.5`}
        >
          <Trans>Log in</Trans>
        </Link>
        <Link
          to={paths.register}
          preventScrollReset
          className={`${buttonClass({ size: 'sm' })} max-sm:px-2.5`}
        >
          <Trans>Sign up</Trans>
        </Link>
      </div>
      <CategoryNav />
    </header>
  )
}
