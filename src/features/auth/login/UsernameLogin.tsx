import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { useFeature } from '#core/system/permission.tsx'
import { login } from '../api.ts'
import type { LoginReply, Portal } from '../schema.ts'
import { FormCaptcha } from '#parts/identity/captcha/FormCaptcha.tsx'
import { Form } from '#parts/form/Form.tsx'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { loginMessage } from '../loginMessages.ts'
import { otherEntrance } from './OtherEntrance.tsx'
import { makeUsernameSchema } from './loginSchemas.ts'
import { readRememberedAccount, rememberAccount } from './rememberedAccount.ts'
import { useLoginNeeds } from './useLoginNeeds.ts'

interface Props {
  portal: Portal
  onReply: (reply: LoginReply) => void
  /**
   * Why the second factor was aborted, so that the player must log in again; null if it was not
   * aborted.
   */
  breakOff: GatewayError | null
  onForgotten: () => void
}

/**
 * Login with name and password. The captcha and the human check appear when a refusal requires
 * them.
 */
export function UsernameLogin({ portal, onReply, breakOff, onForgotten }: Props) {
  const { t } = useLingui()
  const human = useHumanProof()
  const needs = useLoginNeeds()
  const remembers = portal === 'member'
  const takesPhones = useFeature('mobileRegistration') === 'on'
  const hasPhonePasswords = useFeature('mobilePasswordRegistration') === 'on'
  const [remembered] = useState(() => (remembers ? readRememberedAccount() : ''))
  const form = useGatewayForm({
    schema: makeUsernameSchema({ needsCaptcha: needs.captcha, takesPhones }),
    defaults: { username: remembered, password: '', remember: remembered !== '', captcha: {} },
    draft: LOGIN_DRAFTS[portal],
    // The draft is kept after the password was accepted, because a second factor may be required
    // next.
    keepsDraft: true,
    earlier: breakOff,
    words: loginMessage,
    remedy: otherEntrance,
    onRefusal: needs.learn,
    submit: async ({ username, password, remember, captcha }, signal) => {
      const proof = needs.human && !captcha.human && { human: await human.prove() }
      const reply = await login(
        { type: 'username', portal, username, password, ...captcha, ...proof },
        { signal },
      )
      if (remembers) rememberAccount(remember ? username : '')
      onReply(reply)
    },
  })
  return (
    <Form sticky form={form} action={t`Log in`}>
      <FormTextField
        form={form}
        name="username"
        subject="ownUsername"
        label={t`Username`}
        placeholder={takesPhones && hasPhonePasswords ? t`Or your mobile number` : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <FormPasswordField
        form={form}
        name="password"
        subject="ownPassword"
        label={t({ message: 'Password', comment: 'Label of a field: the login password' })}
        autoComplete="current-password"
      />
      {needs.captcha && <FormCaptcha form={form} name="captcha" />}
      {needs.human && human.element}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {remembers && <FormCheckbox form={form} name="remember" label={t`Remember my username`} />}
        <button
          type="button"
          onClick={onForgotten}
          className="ms-auto min-h-thumb rounded-control text-label font-semibold text-primary-text underline-offset-2 hover:underline"
        >
          <Trans>Forgot your password?</Trans>
        </button>
      </div>
    </Form>
  )
}
