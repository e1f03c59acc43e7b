import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { refreshPlayer } from '#core/gateway/queries.ts'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { clearPasswordChangeAtom, sessionAtom } from '#core/session/session.ts'
import { useIdentity, useLogout } from '#core/session/useSession.ts'
import { updatePassword } from '../api.ts'
import { makeDraftAtom } from '#parts/form/drafts.ts'
import { LoginRefusal } from '../login/LoginRefusal.tsx'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useKeepDraft } from '#parts/form/useKeepDraft.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { NewPasswordFields, type NewPassword } from '#parts/passwords/NewPasswordFields.tsx'
import { newPasswordRefusal } from '#parts/passwords/passwordRefusal.ts'
import { usePasswordLabels } from '#parts/passwords/usePasswordLabels.ts'

/** Why the password must change before anything else may be done. */
const REASONS: Record<PasswordChange, MessageDescriptor> = {
  temporary: msg`You logged in with a temporary password. Choose one of your own to go on.`,
  expired: msg`Your password has expired. Choose a new one to go on.`,
  firstLogin: msg`Welcome! Before you start, choose a password that only you know.`,
}

interface Fields extends NewPassword {
  oldPassword: string
}

const EMPTY: Fields = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** Belongs to one session: the next player must not see it. */
const changeDraftAtom = makeDraftAtom({ ...EMPTY, token: '' }, [
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
])

/** Changes the password: by one's own wish, or because it must change before anything else. */
export function ChangePasswordPopup({ onClose }: PopupProps<'changePassword'>) {
  const { t } = useLingui()
  useEncryption()
  const session = useAtomValue(sessionAtom)
  const due = session?.passwordChange ?? null
  const clearPasswordChange = useSetAtom(clearPasswordChangeAtom)
  const setNotice = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const logout = useLogout()
  const navigate = useNavigate()
  const identity = useIdentity()
  const labels = usePasswordLabels()
  const store = useStore()
  const token = session?.token ?? ''
  const { attempt, busy, refusal, clearRefusal } = useAttempt()
  const [defaultValues] = useState((): Fields => {
    const { token: owner, ...draft } = store.get(changeDraftAtom)
    return owner === token ? draft : EMPTY
  })
  const form = useForm<Fields>({ defaultValues })
  useKeepDraft(form, (values) => store.set(changeDraftAtom, { ...values, token }))
  const { control, register, handleSubmit, setError, formState } = form
  const { errors } = formState

  const send = handleSubmit(async ({ oldPassword, ...passwords }) => {
    const error = await attempt(async () => {
      try {
        await updatePassword(due ? passwords : { oldPassword, ...passwords })
      } catch (cause) {
        const madeBefore =
          due && cause instanceof GatewayError && cause.code === 'old_password_wrong'
        // Nothing is due any more then: the change was made, and its reply was lost.
        if (!madeBefore) throw cause
      }
      store.set(changeDraftAtom, null)
      onClose()
      // Agents are in their own center by now; players start at home (docs/product.md §4.3). What waits
      // until the password is changed opens there.
      if (identity !== 'agent') void navigate(paths.home)
      clearPasswordChange()
      refreshPlayer(queryClient)
      setNotice({ message: msg`Your password has been changed.` })
    })
    if (!error) return
    const ofNew = newPasswordRefusal(error)
    const ofOld = error.code === 'old_password_wrong' && msg`The current password isn’t right.`
    if (!ofNew && !ofOld) return
    clearRefusal()
    if (ofNew) setError('newPassword', { message: t(ofNew) }, { shouldFocus: true })
    if (ofOld) setError('oldPassword', { message: t(ofOld) }, { shouldFocus: true })
  }, clearRefusal)

  return (
    <Dialog
      title={due ? t`Choose a new password` : t`Change password`}
      {...(due ? { mandatory: true } : { closeLabel: t`Close`, onClose })}
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {/* Tells password managers whose password it is. */}
        <input
          type="text"
          autoComplete="username"
          value={session?.memberInfo.account ?? ''}
          readOnly
          hidden
          tabIndex={-1}
          aria-hidden="true"
        />
        {due && <p className="text-body text-pretty text-muted">{t(REASONS[due])}</p>}
        {refusal && <LoginRefusal key={refusal.requestId} error={refusal} />}
        {!due && (
          <PasswordField
            {...register('oldPassword', { required: true })}
            label={t`Current password`}
            labels={labels}
            autoComplete="current-password"
            maxLength={255}
            error={
              errors.oldPassword && (errors.oldPassword.message || t`Enter your current password.`)
            }
          />
        )}
        <NewPasswordFields control={control} />
        <Button type="submit" size="lg" block busy={busy}>
          <Trans>Change password</Trans>
        </Button>
        {due && (
          <Button variant="quiet" onClick={() => logout(paths.home)}>
            <Trans>Log out</Trans>
          </Button>
        )}
      </form>
    </Dialog>
  )
}
