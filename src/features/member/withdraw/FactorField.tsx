import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SendCodeButton } from '#parts/codes/SendCodeButton.tsx'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { requestWithdrawalCode } from './api.ts'
import type { WithdrawalFactor } from './schema.ts'

const LABELS: Record<WithdrawalFactor, MessageDescriptor> = {
  authenticator: msg`Code in your authenticator app`,
  phone: msg`Code from the SMS`,
  email: msg`Code from the email`,
}

interface Props {
  form: GatewayForm<{ paymentPassword: string; factorCode: string }>
  factor: WithdrawalFactor
  /** Where the code goes, masked; empty if the gateway does not say. */
  goesTo: string
}

/** The code that a withdrawal asks for besides the payment password. */
export function FactorField({ form, factor, goesTo }: Props) {
  const { t } = useLingui()
  return (
    <FormCodeField
      form={form}
      name="factorCode"
      label={t(LABELS[factor])}
      subject="factorCode"
      hint={goesTo && t`Goes to ${{ hint: goesTo }}`}
      action={
        factor !== 'authenticator' && (
          <SendCodeButton
            send={(signal) => requestWithdrawalCode({ factor }, { signal })}
            onRefusal={(error) => form.refuse(error)}
          />
        )
      }
    />
  )
}
