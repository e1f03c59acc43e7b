import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useDetour } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { updatePaymentPassword } from './api.ts'
import { securityMessage, triesLeftMessage } from './messages.ts'
import { NewPinFields } from './NewPinFields.tsx'
import { makeChangeSchema, makeFirstSchema } from './paymentPasswordSchema.ts'
import { ProofField } from './ProofField.tsx'
import type { Security } from './schema.ts'
import type { SecurityPageProps } from './pageProps.ts'
import { SubPage } from './SubPage.tsx'
import { useDone } from './useDone.ts'
import { useProof } from './useProof.ts'

/** Sets the payment password, or changes it (docs/product.md §10.2). */
export function PaymentPasswordPage({ security }: SecurityPageProps) {
  const { t } = useLingui()
  const { isSet } = security.paymentPassword
  return (
    <SubPage
      title={isSet ? t`Change the payment password` : t`Set a payment password`}
      note={
        <Trans>
          You need it to withdraw, to transfer and to change where you are paid. Choose a different
          one from your login password, and tell nobody.
        </Trans>
      }
    >
      {isSet ? <ChangeForm security={security} /> : <FirstForm security={security} />}
    </SubPage>
  )
}

function FirstForm({ security }: { security: Security }) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const proof = useProof(security.proofs)
  const { paymentPassword: rule } = useRegisterRules().rules
  const form = useGatewayForm({
    schema: makeFirstSchema(rule),
    defaults: { newPassword: '', confirmNewPassword: '', answer: '' },
    words: securityMessage,
    faults: (error) => {
      const fault = proof.fault(error)
      return fault ? { answer: fault } : {}
    },
    submit: async ({ answer, ...passwords }) => {
      await updatePaymentPassword({ way: 'first', proof: proof.give(answer), ...passwords })
      done(msg`Your payment password is set.`)
    },
  })
  return (
    <Form form={form} action={t`Set the payment password`} gap={5}>
      <NewPinFields form={form} />
      <ProofField form={form} name="answer" {...proof.field} />
    </Form>
  )
}

function ChangeForm({ security }: { security: Security }) {
  const { t } = useLingui()
  const moments = useMoments()
  useEncryption()
  const done = useDone()
  const { paymentPassword: rule } = useRegisterRules().rules
  const [wrong, setWrong] = useState<ReturnType<typeof triesLeftMessage>>()
  const { lockedUntil, countTry } = usePaymentTries(security.paymentPassword.lockedUntil)
  const form = useGatewayForm({
    schema: makeChangeSchema(rule),
    defaults: { paymentPassword: '', newPassword: '', confirmNewPassword: '' },
    words: securityMessage,
    onRefusal: (error) => {
      setWrong(triesLeftMessage(error))
      countTry(error)
    },
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    submit: async ({ paymentPassword, ...passwords }) => {
      setWrong(undefined)
      await updatePaymentPassword({
        way: 'known',
        oldPaymentPassword: paymentPassword,
        ...passwords,
      })
      done(msg`Your payment password has been changed.`)
    },
  })
  const detour = useDetour()
  const known = security.paymentPassword.lockedUntil
  const until = known && lockedUntil && moments.write(known)
  return (
    <div className="flex flex-col gap-4">
      {until && (
        <FormAlert tone="warning" title={t`The payment password is locked`}>
          <Trans>
            Too many failed attempts. You can use it again at {until}, or at once if you set a new
            one. Your money is safe.
          </Trans>
        </FormAlert>
      )}
      {wrong && <FormAlert tone="warning">{t(wrong)}</FormAlert>}
      <Form
        form={form}
        action={t`Change the payment password`}
        gap={5}
        blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
      >
        <FormPasswordField
          form={form}
          name="paymentPassword"
          label={t`Current payment password`}
          autoComplete="off"
          required
        />
        <NewPinFields form={form} />
      </Form>
      <Link
        to={paths.member('securityCenter', 'payment-password/forgotten')}
        state={detour}
        className="inline-flex min-h-thumb items-center self-center text-label font-semibold text-primary-text hover:underline"
      >
        <Trans>Forgot your payment password?</Trans>
      </Link>
    </div>
  )
}
