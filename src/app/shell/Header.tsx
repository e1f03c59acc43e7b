import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Menu } from 'lucide-react'
import { AccountBar, CategoryNav, HeaderSearch, TrialStrip, WideTools } from '#app/shellParts.ts'
import { useBrand } from '#core/brand/brand.ts'
import type { Layout } from '#core/navigation/feature.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { BottomNav } from './BottomNav.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { menuBeside } from './shells.tsx'
import { SideMenuToggle } from './SideMenuToggle.tsx'
import { useIsAtTop } from './useClearHeader.ts'

interface Props {
  /** Kind of the page, which decides what stands beside its content. */
  layout?: Layout
  /** Whether the header stands clear over a hero, as long as the page is at its top. */
  clear?: boolean
}

/** The header of players’ pages; agents’ pages have their own. */
export function Header({ layout = 'page', clear = false }: Props) {
  const session = useAtomValue(sessionAtom)
  const identity = useAtomValue(identityAtom)
  const isWide = useIsWide()
  const { theme } = useBrand()
  const menu = menuBeside(theme, layout)
  const search = isWide && (
    <LazyPart failure="tell" fallback={<span className="header-search h-thumb" />}>
      <HeaderSearch />
    </LazyPart>
  )
  // With the logo in the middle, the search balances the buttons at the header's end.
  const searchBefore = theme.logoPlace === 'centre'
  return (
    <header
      data-clear={(useIsAtTop(clear) && clear) || undefined}
      className="site-header @container sticky top-(--offline,0px) z-30 short:relative short:top-0"
    >
      <div className="header-row header-bar gap-1 pe-3 sm:gap-2 lg:px-5">
        <div className="header-side">
          {menu && isWide ? <SideMenuToggle /> : <MenuButton />}
          {searchBefore && search}
        </div>
        <Link to={paths.home} className="header-logo">
          {/* The player's balance is never cut: on phones the brand's mark makes space for it, or
              is hidden. */}
          <span className={session ? '@max-[40rem]:hidden' : '@max-[22rem]:hidden'}>
            <Logo />
          </span>
          <span className={session ? '@min-[40rem]:hidden' : '@min-[22rem]:hidden'}>
            <Logo only="mark" />
          </span>
        </Link>
        <div className="header-side header-end">
          {!searchBefore && search}
          {isWide && (
            <LazyPart failure="tell" fallback={<span className="h-thumb w-thumb" />}>
              <WideTools />
            </LazyPart>
          )}
          {/* On phones, visitors choose the language in the menu, so that the header has space for
              the brand's name; players do where their text is large. */}
          <span className={`contents ${session ? '@max-[18rem]:hidden' : '@max-[40rem]:hidden'}`}>
            <LanguageSelector />
          </span>
          {session ? (
            <LazyPart
              key={session.token}
              failure="tell"
              fallback={<span className="h-thumb w-44" />}
            >
              <AccountBar />
            </LazyPart>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </div>
      {isWide && (
        <LazyPart failure="tell" fallback={<div className="category-nav" />}>
          <CategoryNav />
        </LazyPart>
      )}
      {theme.phoneNav === 'tabs' && <BottomNav layout={layout} />}
      {identity === 'trial' && (
        <LazyPart failure="tell" fallback={<div className="h-thumb bg-accent-soft" />}>
          <TrialStrip />
        </LazyPart>
      )}
    </header>
  )
}

/** Opens the side menu over pages that have none beside them. */
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
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} visitor-link visitor-login`}
      >
        <Trans>Log in</Trans>
      </Link>
      <Link to={paths.register()} className={`${buttonClass({ size: 'sm' })} visitor-link`}>
        <Trans comment="Button and title: create an account">Sign up</Trans>
      </Link>
    </>
  )
}
