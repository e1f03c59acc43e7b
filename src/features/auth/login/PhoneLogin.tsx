import { useLingui } from '@lingui/react/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { login } from '../api.ts'
import type { LoginReply, Portal } from '../schema.ts'
import { FormCaptcha } from '#parts/identity/captcha/FormCaptcha.tsx'
import { FormPhoneCode } from '#parts/identity/codes/FormPhoneCode.tsx'
import { usePhoneProof } from '#parts/identity/codes/usePhoneProof.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { FormPhoneNumber } from '#parts/form/phone/FormPhoneNumber.tsx'
import { NO_PHONE } from '#parts/form/phone/phoneValue.ts'
import { LOGIN_DRAFTS } from './drafts.ts'
import { loginMessage } from '../loginMessages.ts'
import { otherEntrance } from './OtherEntrance.tsx'
import { makePhoneSchema } from './loginSchemas.ts'
import { useLoginNeeds } from './useLoginNeeds.ts'

interface Props {
  portal: Portal
  onReply: (reply: LoginReply) => void
  /**
   * Why the second factor was aborted, so that the player must log in again; null if it was not
   * aborted.
   */
  breakOff: GatewayError | null
}

/** Login with a mobile number and an SMS code. */
export function PhoneLogin({ portal, onReply, breakOff }: Props) {
  const { t } = useLingui()
  const human = useHumanProof()
  const provePhone = usePhoneProof('login')
  const needs = useLoginNeeds()
  const form = useGatewayForm({
    schema: makePhoneSchema(needs.captcha),
    defaults: { mobileNum: NO_PHONE, verificationCode: '', captcha: {} },
    draft: LOGIN_DRAFTS[portal],
    keepsDraft: true,
    earlier: breakOff,
    words: loginMessage,
    remedy: otherEntrance,
    onRefusal: needs.learn,
    submit: async ({ mobileNum: phone, verificationCode, captcha }, signal) => {
      const { mobileNum, countryDialingCode } = phone
      const phoneProof = await provePhone(verificationCode)
      const proof = { ...captcha, ...(!captcha.human && { human: await human.prove() }) }
      const reply = await login(
        { type: 'sms', portal, mobileNum, countryDialingCode, ...phoneProof, ...proof },
        { signal },
      )
      onReply(reply)
    },
  })
  return (
    <Form sticky form={form} action={t`Log in`}>
      <FormPhoneNumber form={form} name="mobileNum" />
      <FormPhoneCode form={form} name="verificationCode" purpose="login" human={human} />
      {needs.captcha && <FormCaptcha form={form} name="captcha" />}
      {human.element}
    </Form>
  )
}
