import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useTidyValue } from '#parts/form/useTidyValue.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { bindEmail, requestEmailBindCode } from './api.ts'
import { BoundValue } from './BoundValue.tsx'
import { securityMessage } from './messages.ts'
import { ProofField } from './ProofField.tsx'
import type { SecurityPageProps } from './pageProps.ts'
import { SendCodeButton } from '#parts/identity/codes/SendCodeButton.tsx'
import { SubPage } from './SubPage.tsx'
import { useDone } from './useDone.ts'
import { useProof } from './useProof.ts'

const AddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, REQUIRED),
  v.email(writeFault({ kind: 'pattern', patternId: 6 })),
)

const EmailSchema = v.object({
  email: AddressSchema,
  verificationCode: requiredText,
  answer: v.pipe(v.string(), v.minLength(1, REQUIRED)),
})

/**
 * Binds an email address or replaces it: the owner first proves the identity, then enters the code
 * that was sent to the new address.
 */
export function EmailPage({ security }: SecurityPageProps) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const proof = useProof(sortProofs(security.proofs, security.email !== null))
  const form = useGatewayForm({
    schema: EmailSchema,
    defaults: { answer: '', email: '', verificationCode: '' },
    words: securityMessage,
    faults: (error) => {
      const fault = proof.fault(error)
      return fault ? { answer: fault } : {}
    },
    submit: async ({ answer, ...given }) => {
      await bindEmail({ ...given, proof: proof.give(answer) })
      done(msg`Your email address is linked.`)
    },
  })
  const email = useTidyValue(form, 'email')
  const isAddress = v.safeParse(AddressSchema, email).success
  return (
    <SubPage
      title={security.email === null ? t`Add your email address` : t`Change the email address`}
    >
      <div className="flex flex-col gap-5">
        {security.email !== null && (
          <BoundValue
            label={t`Your email address`}
            value={security.email}
            note={
              <Trans>
                After a change, withdrawals to your saved accounts wait for a day, so that nobody
                who takes over your account is paid.
              </Trans>
            }
          />
        )}
        <Form
          form={form}
          action={security.email === null ? t`Link the address` : t`Change the address`}
          gap={5}
        >
          <ProofField form={form} name="answer" {...proof.field} />
          <FormTextField
            form={form}
            name="email"
            label={
              security.email === null
                ? t({ message: 'Email address', comment: 'Label of a field' })
                : t`New email address`
            }
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <FormCodeField
            form={form}
            name="verificationCode"
            label={t`Code from the email to this address`}
            action={
              <SendCodeButton
                send={(signal) => requestEmailBindCode({ email }, { signal })}
                onRefusal={(error) => form.setError(error)}
                onMissing={isAddress ? undefined : () => form.require('email')}
              />
            }
          />
        </Form>
      </div>
    </SubPage>
  )
}

/**
 * Sorts the proofs for a change of the email address. The old address comes first, unless the
 * player has lost it.
 */
function sortProofs(proofs: SecurityPageProps['security']['proofs'], isBound: boolean) {
  if (!isBound) return proofs
  return proofs.toSorted((a, b) => Number(b.kind === 'email') - Number(a.kind === 'email'))
}
