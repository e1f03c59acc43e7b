import { identityAtom } from '#core/session/session.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom, type Wanted } from '#core/popups/popups.ts'
import { afterLogin } from '#core/navigation/afterLogin.ts'
import { kickedOutAtom } from '#core/session/endSession.ts'
import { useAfterLogin } from '#core/navigation/useAfterLogin.ts'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { AgentBenefits } from './AgentBenefits.tsx'
import { AgentSteps } from './AgentSteps.tsx'

/** The agents' landing page with their login (docs/product.md §2.1). */
export function AgentLoginScreen() {
  const { name } = useBrand()
  const identity = useAtomValue(identityAtom)
  const wanted = useWanted()
  if (identity === 'agent') {
    const { go } = afterLogin('login', 'agent', wanted, paths.agent())
    return <Redirect to={go!} />
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-12 px-4 py-8 lg:gap-20 lg:px-8 lg:py-16">
      <section className="grid items-center gap-8 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <div className="flex flex-col gap-4 lg:gap-6">
          <p className="text-label font-bold text-accent-text">
            <Trans comment="Title: the brand’s login page for agents">{name} for agents</Trans>
          </p>
          <h1 className="text-display text-balance">
            <Trans>Agent login</Trans>
          </h1>
          <p className="max-w-[52ch] text-body text-pretty text-muted">
            <Trans>
              Bring your players, agree on your terms, and watch your income grow in real time. One
              place for your whole team, on your phone or at your desk.
            </Trans>
          </p>
        </div>
        <div className="rounded-panel border bg-overlay p-5 shadow-floating lg:p-7">
          {identity === 'visitor' ? <AgentLogin {...wanted} /> : <WrongAccount />}
          <p className="flex flex-wrap items-center justify-center gap-x-2 pt-4 text-label text-muted">
            <Trans>Not an agent yet?</Trans>
            <Link
              to={paths.affiliate}
              className="inline-flex min-h-thumb items-center font-semibold text-primary-text underline-offset-2 hover:underline"
            >
              <Trans>Apply</Trans>
            </Link>
          </p>
        </div>
      </section>
      <AgentBenefits />
      <AgentSteps />
    </div>
  )
}

/** Reads which page the agent wanted to open before the login was required. */
function useWanted(): Wanted {
  const { search, state } = useLocation()
  return {
    returnTo: new URLSearchParams(search).get('next') ?? undefined,
    after: (state as Wanted | null)?.after,
  }
}

function AgentLogin({ returnTo, after }: Wanted) {
  const goOn = useAfterLogin('login', { returnTo, after }, 'agent')
  const openPopup = useSetAtom(openPopupAtom)
  const kickedOut = useAtomValue(kickedOutAtom)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = form
    // When the popup closes that reports a login elsewhere, the first field of this form gets the
    // focus.
    return kickedOut ? () => current?.querySelector('input')?.focus() : undefined
  }, [kickedOut])
  return (
    <div ref={form}>
      <LoginForm
        portal="agent"
        onDone={goOn}
        onForgotten={() => openPopup({ kind: 'forgotPassword', portal: 'agent', returnTo })}
      />
    </div>
  )
}

/** Tells a logged-in player that the agent center is for agents only. */
function WrongAccount() {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-heading">{t`This is for agents only`}</h2>
      <p className="text-body text-pretty text-muted">
        <Trans>You’re logged in as a player. Log out first to use an agent account.</Trans>
      </p>
      <Link to={paths.home} className={buttonClass({ size: 'lg', block: true })}>
        <Trans>Go to the games</Trans>
      </Link>
      <Button variant="outline" size="lg" onClick={() => openPopup({ kind: 'logout' })}>
        <Trans>Log out</Trans>
      </Button>
    </div>
  )
}
