import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { memberInfoQuery } from '#core/member/queries.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { clearPasswordChangeAtom, sessionAtom } from '#core/session/session.ts'
import { useLogout } from '#core/session/useSession.ts'
import { updatePassword } from '#features/auth/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx'
import { usePasswordLabels } from './usePasswordLabels.ts'

/** Why the password must change before anything else may be done. */
const REASONS: Record<PasswordChange, MessageDescriptor> = {
  temporary: msg`You logged in with a temporary password. Choose one of your own to go on.`,
  expired: msg`Your password has expired. Choose a new one to go on.`,
  firstLogin: msg`Welcome! Before you start, choose a password that only you know.`,
}

const REFUSALS: Record<string, MessageDescriptor> = {
  old_password_wrong: msg`The current password isn’t right.`,
  same_password: msg`The new password must differ from the current one.`,
  invalid_fields: msg`The new password doesn’t meet the rules. Please choose another.`,
}

interface Fields extends NewPassword {
  oldPassword: string
}

/** Changes the password: by one's own wish, or because it must change before anything else. */
export function ChangePasswordPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const due = session?.passwordChange ?? null
  const clearPasswordChange = useSetAtom(clearPasswordChangeAtom)
  const setNotice = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const logout = useLogout()
  const navigate = useNavigate()
  const labels = usePasswordLabels()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const { control, register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ oldPassword, ...passwords }) => {
    setRefusal(null)
    try {
      await updatePassword(due ? passwords : { oldPassword, ...passwords })
    } catch (cause) {
      setRefusal(cause instanceof GatewayError ? cause : new GatewayError('network', { cause }))
      return
    }
    clearPasswordChange()
    void queryClient.invalidateQueries(memberInfoQuery)
    setNotice({ message: msg`Your password has been changed.` })
    onClose()
    void navigate(paths.home)
  })

  return (
    <Dialog
      title={due ? t`Choose a new password` : t`Change password`}
      {...(due ? { mandatory: true } : { closeLabel: t`Close`, onClose })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          if (isSubmitting) return event.preventDefault()
          void send(event)
        }}
        className="flex flex-col gap-4"
      >
        {/* Tells password managers whose password it is. */}
        <input
          type="text"
          autoComplete="username"
          value={session?.memberInfo.account ?? ''}
          readOnly
          hidden
        />
        {due && <p className="text-body text-pretty text-muted">{t(REASONS[due])}</p>}
        {refusal && (
          <FormAlert>{t(REFUSALS[refusal.code] ?? gatewayErrorMessage(refusal))}</FormAlert>
        )}
        {!due && (
          <PasswordField
            {...register('oldPassword', { required: true })}
            label={t`Current password`}
            labels={labels}
            autoComplete="current-password"
            maxLength={255}
            error={errors.oldPassword && t`Enter your current password.`}
          />
        )}
        <NewPasswordFields control={control} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          <Trans>Change password</Trans>
        </Button>
        {due && (
          <Button
            variant="quiet"
            onClick={() => {
              void navigate(paths.home, { replace: true })
              logout()
            }}
          >
            <Trans>Log out</Trans>
          </Button>
        )}
      </form>
    </Dialog>
  )
}
