import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useFeature } from '#core/system/permission.tsx'
import { useHumanProof } from '#parts/human/useHumanProof.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { RegisterField } from './RegisterField.tsx'
import {
  groupFields,
  listRegisterFields,
  type RegisterField as Field,
  type RegisterMethod,
} from './registerFields.ts'
import { registerMessage } from './registerMessages.ts'
import { revealFields } from '#parts/field-rules/rules.ts'
import { TermsField } from './TermsField.tsx'
import { useAffiliateCheck } from './useAffiliateCheck.ts'
import { useFaultFocus } from '#parts/form/useFaultFocus.ts'
import { useRegisterForm } from './useRegisterForm.ts'
import type { RegisterRulesUse } from '#parts/field-rules/useRegisterRules.ts'
import { useSubmission } from './useSubmission.ts'
import type { RegistrationField } from '#parts/field-rules/values.ts'

interface Props extends Pick<RegisterRulesUse, 'rules' | 'minimumAge'> {
  method: RegisterMethod
  /** The session has begun. */
  onDone: () => void
}

/** Registration by the rules of brand and gateway. */
export function RegisterForm({ rules: given, minimumAge, method, onDone }: Props) {
  const { t } = useLingui()
  useEncryption()
  const human = useHumanProof()
  const { form: element, lookAtFault } = useFaultFocus()
  const [revealed, setRevealed] = useState<readonly RegistrationField[]>([])
  const rules = revealFields(given, revealed)
  const mode = {
    method,
    sms: useFeature('registrationSms') === 'on',
    mobilePassword: useFeature('mobilePasswordRegistration') === 'on',
  }
  const fields = listRegisterFields(rules, mode)
  const affiliates = useAffiliateCheck()
  const { form, markSent, demand } = useRegisterForm({ rules, mode, minimumAge, affiliates })
  const { submit, checkAffiliate, refusal, refusals } = useSubmission({
    form,
    rules,
    mode,
    fields,
    human,
    affiliates,
    reveal: (names) => setRevealed((before) => [...before, ...names]),
    onRefused: lookAtFault,
    onDone,
  })
  const { errors, isSubmitting, defaultValues } = form.formState
  const send = form.handleSubmit(submit, lookAtFault)

  const { main, optional, captcha } = groupFields(fields, mode)
  const needsLook = optional.some(
    ({ name }) => errors[name] || (name.endsWith('Code') && defaultValues?.[name]),
  )
  // Where a picture or a code proves the player human, the check serves the code's sending alone.
  const provesForCode = captcha.length > 0 || main.some(({ name }) => name === 'verificationCode')
  const draw = (field: Field) => (
    <Fragment key={field.name}>
      <RegisterField
        {...{ field, human, refusals }}
        onInvalidPhone={() => demand('mobileNum')}
        onLeave={field.name === 'affiliateCode' ? checkAffiliate : undefined}
      />
      {field.name === 'verificationCode' && provesForCode && human.element}
    </Fragment>
  )
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          markSent()
          void send(event)
        }}
        className="flex flex-col gap-5"
      >
        {refusal && <FormAlert>{t(registerMessage(refusal))}</FormAlert>}
        {main.map(draw)}
        {optional.length > 0 && (
          <OptionalFields open={needsLook}>{optional.map(draw)}</OptionalFields>
        )}
        {captcha.map(draw)}
        {!provesForCode && human.element}
        <TermsField age={minimumAge} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          <Trans>Sign up</Trans>
        </Button>
      </form>
    </FormProvider>
  )
}
