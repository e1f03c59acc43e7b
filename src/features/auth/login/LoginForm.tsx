import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useStartSession } from '#core/session/useSession.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { useFeature } from '#core/system/permission.tsx'
import { mark } from '#core/platform/mark.ts'
import type { LoginReply, Portal } from '../schema.ts'
import { SecondFactorForm } from '../second-factor/SecondFactorForm.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { PhoneLogin } from './PhoneLogin.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { SocialReturn } from './SocialReturn.tsx'
import { UsernameLogin } from './UsernameLogin.tsx'

interface Props {
  portal: Portal
  /** Address of the page that the visitor wanted to open when the login was required. */
  returnTo?: string | undefined
  /** Called as soon as the session of the logged-in player has begun. */
  onDone: () => void
  onForgotten: () => void
  /** Content below the form, such as links. It is hidden while a second factor is required. */
  children?: ReactNode
}

/** All ways to log in: password, SMS code, and the second factor if the gateway requires it. */
export function LoginForm({ portal, returnTo, onDone, onForgotten, children }: Props) {
  const { t } = useLingui()
  useEncryption()
  const [draft, setDraft] = useAtom(LOGIN_DRAFTS[portal])
  const [breakOff, setBreakOff] = useState<GatewayError | null>(null)
  const startSession = useStartSession()
  const { phone } = useBrand().verification
  const byCode = useFeature('mobileCodeLogin') === 'on' && portal === 'member'
  const way = byCode ? draft.way : 'username'
  const { challenge, bySocial } = draft
  const offersSocial = useFeature('socialLogin') === 'on' && portal === 'member'
  const forcesChange = useFeature('forcedPasswordChange') !== 'off'

  const finish = (reply: LoggedIn, bySocialNow = bySocial) => {
    // An expired password need not be changed if the brand does not force a change, or if the login
    // used no password (docs/product.md §4.2).
    const isVouched = bySocialNow || way === 'sms'
    const mayStay = reply.passwordChange === 'expired' && (!forcesChange || isVouched)
    setDraft(null)
    startSession(
      mayStay ? { ...reply, passwordChange: null } : reply,
      bySocialNow || (way === 'sms' && phone.provider !== 'gateway'),
    )
    mark('funnel', { step: 'logged in' })
    onDone()
  }
  const answer = (reply: LoginReply, bySocialNow: boolean) => {
    setBreakOff(null)
    if (reply.outcome === 'secondFactor') setDraft({ challenge: reply, bySocial: bySocialNow })
    else finish(reply, bySocialNow)
  }
  const onReply = (reply: LoginReply) => answer(reply, false)

  if (challenge) {
    return (
      <SecondFactorForm
        challenge={challenge}
        onDone={(reply) => finish(reply)}
        onBack={(cause) => {
          setBreakOff(cause)
          setDraft({ challenge: null })
        }}
      />
    )
  }
  const form = { portal, onReply, breakOff }
  return (
    <div className="flex flex-col gap-4">
      {offersSocial && <SocialReturn onReply={(reply) => answer(reply, true)} />}
      {byCode ? (
        <Tabs
          label={t`How to log in`}
          items={[
            { value: 'username', label: t`Username` },
            { value: 'sms', label: t`Code by SMS` },
          ]}
          value={way}
          onChange={(next) => {
            setDraft({ way: next })
            setBreakOff(null)
          }}
        >
          {way === 'username' ? (
            <UsernameLogin {...form} onForgotten={onForgotten} />
          ) : (
            <PhoneLogin {...form} />
          )}
        </Tabs>
      ) : (
        <UsernameLogin {...form} onForgotten={onForgotten} />
      )}
      {offersSocial && <SocialLogin returnTo={returnTo} />}
      {children}
    </div>
  )
}
