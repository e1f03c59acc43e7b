import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#core/paths.ts'
import { popupAtom, type PopupProps } from '#core/popups/popups.ts'
import { useStartSession } from '#core/session/useSession.ts'
import { useFeature } from '#core/system/permission.tsx'
import { login } from '#features/auth/api.ts'
import type { SecondFactorNeeded } from '#features/auth/schema.ts'
import { SecondFactorForm } from '#features/auth/second-factor/SecondFactorForm.tsx'
import type { LoggedIn } from '#core/session/schema.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { EmailRecovery } from './EmailRecovery.tsx'
import { PhoneRecovery } from './PhoneRecovery.tsx'

type Way = 'email' | 'phone'

/** A way back in for who forgot the password (specification §4, "Other account transitions"). */
export function ForgotPasswordPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('email')
  const [challenge, setChallenge] = useState<SecondFactorNeeded | null>(null)
  const byPhone = useFeature('phonePasswordRecovery') === 'on'
  const startSession = useStartSession()
  const openPopup = useSetAtom(popupAtom)
  const navigate = useNavigate()

  const enter = (reply: LoggedIn) => {
    startSession(reply)
    onClose()
    void navigate(paths.home)
  }
  const logIn = async (username: string, password: string) => {
    const input = { type: 'username', portal: 'member', username, password } as const
    const reply = await login(input).catch(() => null)
    // The password is set all the same: the ordinary login says what is in the way.
    if (!reply) openPopup({ kind: 'login' })
    else if (reply.outcome === 'secondFactor') setChallenge(reply)
    else enter(reply)
  }

  return (
    <Dialog title={t`Forgot your password?`} closeLabel={t`Close`} onClose={onClose}>
      {challenge ? (
        <SecondFactorForm
          challenge={challenge}
          onDone={enter}
          onBack={() => openPopup({ kind: 'login' })}
        />
      ) : byPhone ? (
        <Tabs
          label={t`How to recover`}
          items={[
            { value: 'email', label: t`By email` },
            { value: 'phone', label: t`By phone` },
          ]}
          value={way}
          onChange={setWay}
        >
          {way === 'email' ? <EmailRecovery /> : <PhoneRecovery onRecovered={logIn} />}
        </Tabs>
      ) : (
        <EmailRecovery />
      )}
    </Dialog>
  )
}
