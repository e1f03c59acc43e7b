import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useStartSession } from '#core/session/useSession.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { useFeature } from '#core/system/permission.tsx'
import type { LoginReply, Portal, SecondFactorNeeded } from '#features/auth/schema.ts'
import { SecondFactorForm } from '#features/auth/second-factor/SecondFactorForm.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { loginDraftAtom } from './drafts.ts'
import { PhoneLogin } from './PhoneLogin.tsx'
import { UsernameLogin } from './UsernameLogin.tsx'

type Way = 'username' | 'sms'

interface Props {
  portal: Portal
  /** The session has begun. */
  onDone: () => void
  /** What stands below the form, until a second factor is asked for. */
  children?: ReactNode
}

/** Every way in: name and password, a code by SMS, and the second factor where one is asked for. */
export function LoginForm({ portal, onDone, children }: Props) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('username')
  const [challenge, setChallenge] = useState<SecondFactorNeeded | null>(null)
  const [expired, setExpired] = useState(false)
  const clearDraft = useSetAtom(loginDraftAtom)
  const startSession = useStartSession()
  const byCode = useFeature('mobileCodeLogin') === 'on' && portal === 'member'
  const forcesChange = useFeature('forcedPasswordChange') !== 'off'

  const finish = (reply: LoggedIn) => {
    // Specification §4: an old password counts only with the feature, and only where one was used.
    const mayStay = reply.passwordChange === 'expired' && (!forcesChange || way === 'sms')
    clearDraft(null)
    startSession(mayStay ? { ...reply, passwordChange: null } : reply)
    onDone()
  }
  const onReply = (reply: LoginReply) => {
    setExpired(false)
    if (reply.outcome === 'secondFactor') setChallenge(reply)
    else finish(reply)
  }

  if (challenge) {
    return (
      <SecondFactorForm
        challenge={challenge}
        onDone={finish}
        onBack={(tookTooLong) => {
          setChallenge(null)
          setExpired(tookTooLong)
        }}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {byCode ? (
        <Tabs
          label={t`How to log in`}
          items={[
            { value: 'username', label: t`Username` },
            { value: 'sms', label: t`Code by SMS` },
          ]}
          value={way}
          onChange={setWay}
        >
          {way === 'username' ? (
            <UsernameLogin portal={portal} onReply={onReply} expired={expired} />
          ) : (
            <PhoneLogin portal={portal} onReply={onReply} expired={expired} />
          )}
        </Tabs>
      ) : (
        <UsernameLogin portal={portal} onReply={onReply} expired={expired} />
      )}
      {children}
    </div>
  )
}
