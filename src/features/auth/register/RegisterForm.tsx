import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useFormState } from 'react-hook-form'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useFeature } from '#core/system/permission.tsx'
import type { RegisterRulesUse } from '#parts/form/field-rules/useRegisterRules.ts'
import { Form } from '#parts/form/Form.tsx'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { InvitationCodes } from './InvitationCodes.tsx'
import { RegisterField } from './RegisterField.tsx'
import { groupFields, type RegisterField as Field, type RegisterMethod } from './registerFields.ts'
import { TermsField } from './TermsField.tsx'
import { useRegisterForm } from './useRegisterForm.ts'

interface Props extends Pick<RegisterRulesUse, 'rules' | 'minimumAge'> {
  method: RegisterMethod
  /** Called as soon as the session of the new player has begun. */
  onDone: () => void
}

/** The registration form, with the fields that the rules of the brand and the gateway require. */
export function RegisterForm({ rules, minimumAge, method, onDone }: Props) {
  const { t } = useLingui()
  useEncryption()
  const human = useHumanProof()
  const mode = {
    method,
    sms: useFeature('registrationSms') === 'on',
    mobilePassword: useFeature('mobilePasswordRegistration') === 'on',
  }
  const { form, fields, usernames, onLeave } = useRegisterForm({
    rules,
    mode,
    minimumAge,
    human,
    onDone,
  })
  const { errors, defaultValues } = useFormState({ control: form.control })

  const { main, invitation, captcha } = groupFields(fields)
  const needsLook = invitation.some(({ name }) => errors[name] || defaultValues?.[name])
  // If the form has a captcha or a field for an SMS code, the human check is needed only to send
  // that code.
  const provesForCode = captcha.length > 0 || main.some(({ name }) => name === 'verificationCode')
  const draw = (field: Field) => (
    <Fragment key={field.name}>
      <RegisterField {...{ form, field, human, usernames }} onLeave={onLeave[field.name]} />
      {field.name === 'verificationCode' && provesForCode && human.element}
    </Fragment>
  )
  return (
    <Form sticky form={form} action={t`Sign up`} gap={5}>
      {main.map(draw)}
      {invitation.length > 0 && (
        <InvitationCodes open={needsLook}>{invitation.map(draw)}</InvitationCodes>
      )}
      {captcha.map(draw)}
      {!provesForCode && human.element}
      <TermsField form={form} age={minimumAge} />
    </Form>
  )
}
