import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { useCashierAction } from '#parts/money/useCashierAction.ts'
import { cancelWithdrawal } from './api.ts'
import { withdrawMessage } from './messages.ts'
import { withdrawalQuery } from './queries.ts'
import type { Withdrawal } from './schema.ts'

export function CancelWithdrawal({ id }: Pick<Withdrawal, 'id'>) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { act, busy, refusal } = useCashierAction(
    `cancel-withdrawal-${id}`,
    cancelWithdrawal,
    withdrawalQuery,
  )
  return (
    <>
      {refusal && <FormAlert>{t(withdrawMessage(refusal))}</FormAlert>}
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Trans>Cancel this withdrawal</Trans>
      </Button>
      {isAsking && (
        <PageConfirm
          title={t`Cancel this withdrawal?`}
          confirmLabel={t`Cancel the withdrawal`}
          cancelLabel={t`Leave it as it is`}
          busy={busy}
          onConfirm={() => void act({ id }).then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        >
          <Trans>The money goes back to your balance at once.</Trans>
        </PageConfirm>
      )}
    </>
  )
}
