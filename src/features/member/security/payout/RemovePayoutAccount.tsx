import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { PaymentLock } from '#parts/money/PaymentLock.tsx'
import { PaymentPasswordField } from '#parts/money/PaymentPasswordField.tsx'
import { usePaymentTries } from '#parts/money/usePaymentTries.ts'
import { paymentPasswordFault } from '#parts/money/paymentPassword.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useRefreshSecurity } from '../useDone.ts'
import { removePayoutAccount } from './api.ts'
import { payoutMessage } from './messages.ts'
import type { PayoutAccount } from './schema.ts'

const RemoveSchema = v.object({ paymentPassword: knownPassword })

interface Props {
  account: PayoutAccount
  onClose: () => void
}

/** Asks for the payment password before a payout account is removed. */
export function RemovePayoutAccount({ account, onClose }: Props) {
  const { t } = useLingui()
  useEncryption()
  useStackedDialog('page', onClose)
  const refresh = useRefreshSecurity()
  const setNotice = useSetAtom(noticeAtom)
  const { institutionName, maskedNumber } = account
  const { tries, lockedUntil, countTry } = usePaymentTries()
  const form = useGatewayForm({
    schema: RemoveSchema,
    defaults: { paymentPassword: '' },
    words: payoutMessage,
    onRefusal: (error) => {
      countTry(error)
      if (error.code === 'payout_account_unknown') refresh()
    },
    faults: (error) => {
      const fault = paymentPasswordFault(error)
      return fault ? { paymentPassword: fault } : {}
    },
    submit: async ({ paymentPassword }) => {
      await removePayoutAccount({ id: account.id, paymentPassword })
      refresh()
      onClose()
      setNotice({ message: msg`The account was removed.` })
    },
  })
  return (
    <Dialog title={t`Remove this account?`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-body text-pretty text-muted">
          <Trans>
            {institutionName}, {maskedNumber}: if you add it again later, the waiting period starts
            over.
          </Trans>
        </p>
        <Form
          form={form}
          action={t`Remove the account`}
          blocked={lockedUntil && <PaymentLock until={lockedUntil} />}
        >
          <PaymentPasswordField form={form} name="paymentPassword" tries={tries} />
        </Form>
        <Button variant="quiet" block onClick={onClose}>
          <Trans>Keep the account</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
