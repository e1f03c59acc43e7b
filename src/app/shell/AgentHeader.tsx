import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isOfficeAgentAtom, sessionAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { AccountMenu } from './account/AccountMenu.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

/** The header of the agents' pages, with a link back to the games for agents who also play. */
export function AgentHeader() {
  const session = useAtomValue(sessionAtom)
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  return (
    <header className="site-header @container header-bar sticky top-(--offline,0px) z-30 short:static gap-1 px-3 sm:gap-2 lg:px-5">
      <Link to={paths.agent()} className="header-logo">
        <Logo />
      </Link>
      <LanguageSelector />
      <ModeSwitch />
      {!isOfficeAgent && (
        <Link to={paths.home} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <span className="max-sm:sr-only">
            <Trans>Back to the games</Trans>
          </span>
        </Link>
      )}
      {session && <AccountMenu />}
    </header>
  )
}
