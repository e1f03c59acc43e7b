import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { refreshPlayer } from '#core/gateway/refresh.ts'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { clearPasswordChangeAtom, identityAtom, sessionAtom } from '#core/session/session.ts'
import { useLogout } from '#core/session/useSession.ts'
import { updatePassword } from '../api.ts'
import { loginMessage } from '../loginMessages.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { makeDraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NewPasswordFields } from '#parts/form/NewPasswordFields.tsx'
import { makePasswordSchema } from './passwordSchema.ts'

/** Reasons why the player must change the password before anything else. */
const REASONS: Record<PasswordChange, MessageDescriptor> = {
  temporary: msg`You logged in with a temporary password. Choose your own to continue.`,
  expired: msg`Your password has expired. Choose a new one to continue.`,
  firstLogin: msg`Welcome! Before you start, choose a password that only you know.`,
}

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

const changeDraftAtom = makeDraftAtom(EMPTY, ['oldPassword', 'newPassword', 'confirmNewPassword'])

/** Changes the password, either by the player's wish or because it is required. */
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
  const identity = useAtomValue(identityAtom)
  const { password: rule } = useRegisterRules().rules
  const form = useGatewayForm({
    schema: makePasswordSchema(rule, !due),
    defaults: EMPTY,
    draft: changeDraftAtom,
    words: loginMessage,
    faults: (error) =>
      error.code === 'old_password_wrong'
        ? { oldPassword: { kind: 'wrong' } }
        : readFieldFaults(error, { rules: { newPassword: rule } }),
    submit: async ({ oldPassword, ...passwords }) => {
      try {
        await updatePassword(due ? passwords : { oldPassword, ...passwords })
      } catch (cause) {
        const madeBefore =
          due && cause instanceof GatewayError && cause.code === 'old_password_wrong'
        // The session needs no change any more, so an earlier try has succeeded and only its reply
        // was lost.
        if (!madeBefore) throw cause
      }
      onClose()
      // Agents are already in the agent center; players go to the home page (docs/product.md §4.3).
      // A page that required the change opens after it.
      if (identity !== 'agent') void navigate(paths.home)
      clearPasswordChange()
      refreshPlayer(queryClient)
      setNotice({ message: msg`Your password has been changed.` })
    },
  })

  return (
    <Dialog
      title={due ? t`Choose a new password` : t`Change password`}
      {...(due ? { mandatory: true } : { closeLabel: t`Close`, onClose })}
    >
      <div className="flex flex-col gap-4">
        {due && <p className="text-body text-pretty text-muted">{t(REASONS[due])}</p>}
        <Form form={form} action={t`Change password`}>
          {/* A hidden field that tells password managers which account the password belongs to. */}
          <input
            type="text"
            autoComplete="username"
            value={session?.memberInfo.account ?? ''}
            readOnly
            hidden
            tabIndex={-1}
            aria-hidden="true"
          />
          {!due && (
            <FormPasswordField
              form={form}
              name="oldPassword"
              label={t({ message: 'Current password', comment: 'Label of a field' })}
              autoComplete="current-password"
            />
          )}
          <NewPasswordFields form={form} rule={rule} />
        </Form>
        {due && (
          <Button variant="quiet" onClick={() => logout(paths.home)}>
            <Trans>Log out</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  )
}
