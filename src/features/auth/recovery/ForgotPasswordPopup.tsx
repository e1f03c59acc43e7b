import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useAtom, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useAfterLogin } from '#core/navigation/useAfterLogin.ts'
import { useStartSession } from '#core/session/useSession.ts'
import { useFeature } from '#core/system/permission.tsx'
import { login } from '../api.ts'
import { LOGIN_DRAFTS } from '../login/drafts.ts'
import type { SecondFactorNeeded } from '../schema.ts'
import { usePopupBanner } from '../usePopupBanner.tsx'
import { SecondFactorForm } from '../second-factor/SecondFactorForm.tsx'
import type { LoggedIn } from '#core/session/schema.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { recoveryDraftAtom } from './drafts.ts'
import { EmailRecovery } from './EmailRecovery.tsx'
import { PhoneRecovery } from './PhoneRecovery.tsx'

/** Recovers a forgotten password by email or phone (docs/product.md §4.3). */
export function ForgotPasswordPopup({
  portal,
  returnTo,
  after,
  onClose,
}: PopupProps<'forgotPassword'>) {
  const { t } = useLingui()
  const [{ way }, setDraft] = useAtom(recoveryDraftAtom)
  const banner = usePopupBanner('w_forget', onClose)
  const setNotice = useSetAtom(noticeAtom)
  const [challenge, setChallenge] = useState<SecondFactorNeeded | null>(null)
  const byPhone = useFeature('phonePasswordRecovery') === 'on'
  const startSession = useStartSession()
  const goOn = useAfterLogin('recovery', { returnTo, after }, portal)
  const store = useStore()

  const enter = (reply: LoggedIn) => {
    startSession(reply)
    goOn()
  }
  const logIn = async (username: string, password: string, signal: AbortSignal) => {
    const input = { type: 'username', portal, username, password } as const
    const reply = await login(input, { signal }).catch(() => null)
    setNotice({ message: msg`Your password has been changed.` })
    // If the player has closed the popup meanwhile, no session is started.
    if (signal.aborted) return
    // The new password is set although the login failed. The ordinary login form then explains the
    // failure.
    if (!reply) {
      store.set(LOGIN_DRAFTS[portal], { way: 'username', username, password })
      // Closing this popup shows the login popup below it.
      onClose()
    } else if (reply.outcome === 'secondFactor') setChallenge(reply)
    else enter(reply)
  }

  return (
    <Dialog title={t`Forgot your password?`} closeLabel={t`Close`} onClose={onClose} {...banner}>
      {challenge ? (
        <SecondFactorForm challenge={challenge} onDone={enter} onBack={onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          {byPhone ? (
            <Tabs
              label={t`How to recover`}
              items={[
                {
                  value: 'email',
                  label: t({
                    message: 'By email',
                    comment: 'Choice: how the password is recovered',
                  }),
                },
                {
                  value: 'phone',
                  label: t({
                    message: 'By phone',
                    comment: 'Choice: how the password is recovered',
                  }),
                },
              ]}
              value={way}
              onChange={(next) => setDraft({ way: next })}
            >
              {way === 'email' ? (
                <EmailRecovery portal={portal} onLogin={onClose} />
              ) : (
                <PhoneRecovery onRecovered={logIn} />
              )}
            </Tabs>
          ) : (
            <EmailRecovery portal={portal} onLogin={onClose} />
          )}
          {/* The button closes this popup, because the login lies below it. */}
          <button
            type="button"
            onClick={onClose}
            className="min-h-thumb self-center rounded-control text-label font-semibold text-primary-text underline-offset-2 hover:underline"
          >
            <Trans>Back to login</Trans>
          </button>
        </div>
      )}
    </Dialog>
  )
}
