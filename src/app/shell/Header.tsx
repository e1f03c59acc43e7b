import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Menu } from 'lucide-react'
import { AccountBar, CategoryNav, TrialStrip, WideTools } from '#app/shellParts.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { SideMenuToggle } from './SideMenuToggle.tsx'

export function Header({ sideMenu }: { sideMenu: boolean }) {
  const session = useAtomValue(sessionAtom)
  const identity = useAtomValue(identityAtom)
  const isWide = useIsWide()
  return (
    <header className="sticky top-(--offline,0px) z-30 border-b short:static border-border bg-surface">
      <div className="flex h-15 items-center gap-1 pe-3 sm:gap-2 lg:h-17 lg:px-5">
        <MenuButton />
        {sideMenu && isWide && <SideMenuToggle />}
        <Link
          to={paths.home}
          // On the narrowest phones the link to home and the brand's mark are hidden from players
          // who are logged in, since the bottom bar also leads home.
          className={`me-auto flex min-h-thumb shrink-999 items-center rounded-control ${session ? 'max-[23rem]:invisible' : ''}`}
        >
          {/* The player's balance is never cut: on phones the brand's mark makes space for it, or
              is hidden. */}
          <span className={session ? 'max-sm:hidden' : 'max-[26rem]:hidden'}>
            <Logo />
          </span>
          <span className={session ? 'max-[23rem]:hidden sm:hidden' : 'min-[26rem]:hidden'}>
            <Logo only="mark" />
          </span>
        </Link>
        {isWide && (
          <LazyPart failure="tell" fallback={<span className="h-thumb w-65 xl:w-85" />}>
            <WideTools />
          </LazyPart>
        )}
        <LanguageSelector />
        {session ? (
          <LazyPart key={session.token} failure="tell" fallback={<span className="h-thumb w-44" />}>
            <AccountBar />
          </LazyPart>
        ) : (
          <VisitorLinks />
        )}
      </div>
      {isWide && (
        <LazyPart failure="tell" fallback={<div className="h-13 border-t border-border" />}>
          <CategoryNav />
        </LazyPart>
      )}
      {identity === 'trial' && (
        <LazyPart failure="tell" fallback={<div className="h-thumb bg-accent-soft" />}>
          <TrialStrip />
        </LazyPart>
      )}
    </header>
  )
}

/** Opens the side menu on screens where the menu is hidden. */
function MenuButton() {
  const { t } = useLingui()
  const open = useAtomValue(openPopupsAtom)
  const openPopup = useSetAtom(openPopupAtom)
  return (
    <IconButton
      label={t({ message: 'Menu', context: 'header' })}
      aria-haspopup="dialog"
      aria-expanded={open.some(({ popup }) => popup.kind === 'sideMenu')}
      onClick={() => openPopup({ kind: 'sideMenu' })}
      className="lg:hidden"
    >
      <Menu className="size-5.5" />
    </IconButton>
  )
}

function VisitorLinks() {
  return (
    <>
      <Link
        to={paths.login()}
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} visitor-link`}
      >
        <Trans>Log in</Trans>
      </Link>
      <Link to={paths.register()} className={`${buttonClass({ size: 'sm' })} visitor-link`}>
        <Trans>Sign up</Trans>
      </Link>
    </>
  )
}
