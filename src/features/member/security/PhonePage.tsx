import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { FormPhoneCode } from '#parts/identity/codes/FormPhoneCode.tsx'
import { useSentPhone } from '#parts/identity/codes/sentPhone.ts'
import { usePhoneProof } from '#parts/identity/codes/usePhoneProof.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { FormPhoneNumber } from '#parts/form/phone/FormPhoneNumber.tsx'
import { NO_PHONE, phoneEntry } from '#parts/form/phone/phoneValue.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { bindPhone } from './api.ts'
import { BoundValue } from './BoundValue.tsx'
import { securityMessage } from './messages.ts'
import { ProofField } from './ProofField.tsx'
import type { Security } from './schema.ts'
import type { SecurityPageProps } from './pageProps.ts'
import { SubPage } from './SubPage.tsx'
import { useDone } from './useDone.ts'
import { useProof } from './useProof.ts'

const PhoneSchema = v.object({
  mobileNum: phoneEntry,
  verificationCode: requiredText,
  answer: v.pipe(v.string(), v.minLength(1, REQUIRED)),
})

/** Stands for the human check, which a player who is logged in does not need. */
const NO_HUMAN_CHECK = { prove: async () => undefined, element: null }

/** The page on which a player binds a phone number. A bound number cannot be changed or removed. */
export function PhonePage({ security }: SecurityPageProps) {
  const { t } = useLingui()
  return (
    <SubPage title={t`Mobile number`}>
      {security.phone === null ? (
        <BindForm proofs={security.proofs} />
      ) : (
        <BoundValue
          label={t`Your mobile number`}
          value={security.phone}
          note={
            <Trans>
              A linked number can’t be changed or removed. If you’ve lost it, contact customer
              service.
            </Trans>
          }
          action={<ServiceButton variant="outline" />}
        />
      )}
    </SubPage>
  )
}

function BindForm({ proofs }: { proofs: Security['proofs'] }) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const proof = useProof(proofs)
  const provePhone = usePhoneProof('bind')
  const sentPhone = useSentPhone('bind')
  const form = useGatewayForm({
    schema: PhoneSchema,
    defaults: { mobileNum: sentPhone ?? NO_PHONE, verificationCode: '', answer: '' },
    words: securityMessage,
    faults: (error) => {
      const fault = proof.fault(error)
      return fault ? { answer: fault } : {}
    },
    submit: async ({ mobileNum: phone, verificationCode, answer }) => {
      const { mobileNum, countryDialingCode } = phone
      const code = await provePhone(verificationCode)
      await bindPhone({ mobileNum, countryDialingCode, ...code, proof: proof.give(answer) })
      done(msg`Your mobile number is linked.`)
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <FormAlert tone="warning">
        <Trans>It can’t be changed or undone after you confirm.</Trans>
      </FormAlert>
      <Form
        form={form}
        action={t({
          message: 'Link permanently',
          comment: 'Button: links a phone number for good',
        })}
        gap={5}
      >
        <FormPhoneNumber form={form} name="mobileNum" subject="boundMobileNum" required />
        <FormPhoneCode
          form={form}
          name="verificationCode"
          purpose="bind"
          human={NO_HUMAN_CHECK}
          required
        />
        <ProofField form={form} name="answer" {...proof.field} />
      </Form>
    </div>
  )
}
