import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { Form } from '#parts/form/Form.tsx'
import { useOperation } from '#core/operations/useOperation.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { useDone } from '../useDone.ts'
import { addPayoutAccount } from './api.ts'
import { INSTITUTION_NAMES, NUMBER_NAMES, payoutFaults, payoutMessage } from './messages.ts'
import { groupNumber, type PayoutValues } from './payoutSchema.ts'
import type { Institution, PayoutKind } from './schema.ts'

const ConfirmSchema = v.object({ paymentPassword: knownPassword })

interface Props {
  kind: PayoutKind
  entered: PayoutValues
  institution: Institution
  payeeName: string | null
  coolDownHours: number
  onChange: () => void
  onAdded: () => void
}

/** The review step before a payout account is added. */
export function PayoutCheck({
  kind,
  entered,
  institution,
  payeeName,
  coolDownHours,
  onChange,
  onAdded,
}: Props) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const { send } = useOperation({ kind: 'payout-account', call: addPayoutAccount })
  const holder = payeeName ?? entered.payeeName
  const { tries, lockedUntil, countTry } = usePaymentTries()
  const form = useGatewayForm({
    schema: ConfirmSchema,
    defaults: { paymentPassword: '' },
    words: (error) => {
      // A refusal may name fields of the previous step, which this step does not show. The message
      // of the form therefore contains their error.
      const { number, payeeName: name, institution: bank } = payoutFaults(error, institution)
      const fault = number ?? name ?? bank
      return fault ? faultMessage('payeeName', fault) : payoutMessage(error)
    },
    onRefusal: countTry,
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    submit: async ({ paymentPassword }) => {
      const account = {
        kind,
        institution: entered.institution,
        number: entered.number,
        isDefault: entered.isDefault,
        ...(payeeName === null && kind !== 'crypto' && { payeeName: entered.payeeName }),
      }
      await send(account, {
        secrets: paymentPassword,
        prepare: () => ({ ...account, paymentPassword }),
      })
      onAdded()
      done(msg`The account was added.`, 'bank-accounts')
    },
  })
  return (
    <CheckStep
      title={t`Is everything right?`}
      rows={[
        { label: t(INSTITUTION_NAMES[kind]), value: institution.name },
        {
          label: t(NUMBER_NAMES[kind]),
          value: <bdi dir="ltr">{groupNumber(entered.number, kind)}</bdi>,
          strong: true,
        },
        ...(kind === 'crypto'
          ? []
          : [
              {
                label: t({
                  message: 'Real name',
                  comment: 'Label of a field: the name as the bank has it',
                }),
                value: holder,
              },
            ]),
        ...(coolDownHours > 0
          ? [
              {
                label: t`Can be used`,
                value: t`${plural(coolDownHours, { one: 'in # hour', other: 'in # hours' })}`,
              },
            ]
          : []),
      ]}
      notes={
        payeeName === null &&
        kind !== 'crypto' && (
          <Trans>
            Your real name can’t be changed after this. Please compare it with your bank.
          </Trans>
        )
      }
      onChange={onChange}
    >
      <Form
        form={form}
        action={t`Add the account`}
        blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
      >
        <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
      </Form>
    </CheckStep>
  )
}
