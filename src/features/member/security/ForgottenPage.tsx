import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { buttonClass } from '#ui/Button.tsx'
import { updatePaymentPassword } from './api.ts'
import { proofFault, securityMessage } from './messages.ts'
import { NewPinFields } from './NewPinFields.tsx'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'
import { makeForgottenSchema } from './paymentPasswordSchema.ts'
import { ProofField } from './ProofField.tsx'
import type { Security } from './schema.ts'
import type { SecurityPageProps } from './pageProps.ts'
import { SubPage } from './SubPage.tsx'
import { useDone } from './useDone.ts'
import { useProof } from './useProof.ts'

/** Sets a new payment password by two proofs if the player forgot the old one, or the first one. */
export function ForgottenPage({ security }: SecurityPageProps) {
  const { t } = useLingui()
  if (!security.paymentPassword.isSet) return <PaymentPasswordPage security={security} />
  const others = security.proofs.filter(({ kind }) => kind !== 'password')
  const hasPassword = others.length < security.proofs.length
  return (
    <SubPage
      title={t`Forgot your payment password?`}
      above="payment-password"
      note={
        <Trans>
          Confirm twice that it’s you, and choose a new one. For your safety, withdrawals to your
          saved accounts then wait for a day.
        </Trans>
      }
    >
      {hasPassword && others.length > 0 ? <ForgottenForm proofs={others} /> : <NoSecondProof />}
    </SubPage>
  )
}

function ForgottenForm({ proofs }: { proofs: Security['proofs'] }) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const proof = useProof(proofs)
  const { paymentPassword: rule } = useRegisterRules().rules
  const form = useGatewayForm({
    schema: makeForgottenSchema(rule),
    defaults: { password: '', answer: '', newPassword: '', confirmNewPassword: '' },
    words: securityMessage,
    faults: (error) => {
      const password = proofFault(error, 'password')
      const answer = proof.fault(error)
      return {
        ...(password && { password }),
        ...(answer && { answer }),
      }
    },
    submit: async ({ password, answer, ...passwords }) => {
      const given = [{ kind: 'password' as const, answer: password }, proof.give(answer)]
      await updatePaymentPassword({ way: 'forgotten', proofs: given, ...passwords })
      done(msg`Your new payment password is set.`)
    },
  })
  return (
    <Form form={form} action={t`Set the new payment password`} gap={5}>
      <FormPasswordField
        form={form}
        name="password"
        subject="ownPassword"
        label={t({
          message: 'Login password',
          comment: 'Label of a field: not the payment password',
        })}
        autoComplete="current-password"
        required
      />
      <ProofField form={form} name="answer" {...proof.field} />
      <NewPinFields form={form} />
    </Form>
  )
}

/** Tells a player without a phone, an email address or an authenticator what to do. */
function NoSecondProof() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-body text-pretty">
        <Trans>
          Besides your login password, this needs a mobile number, an email address or an
          authenticator app that you have added before.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.member('securityCenter', 'phone')} className={buttonClass()}>
          <Trans>Add your mobile number</Trans>
        </Link>
        <ServiceButton />
      </div>
    </div>
  )
}
