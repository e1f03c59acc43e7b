import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import type { Withdrawal } from './schema.ts'

interface Props {
  withdrawal: Withdrawal
  /** Amount that the player confirms as received, as a decimal string. */
  amount: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks whether the player really confirms a payment as received, because it cannot be disputed
 * afterwards.
 */
export function ConfirmReceipt({ withdrawal, amount, ...acts }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { institution, number } = withdrawal.account
  const sum = formatMoney(amount, locale, withdrawal.currency)
  const account = `${institution} ${number}`
  return (
    <PageConfirm
      title={t({ message: `Has ${{ sum }} arrived?`, comment: 'Title of a question' })}
      confirmLabel={t`Yes, it has arrived`}
      cancelLabel={t`Look at my account first`}
      {...acts}
    >
      <Trans>
        You confirm that {sum} has arrived in your account {account}. This is final: you can’t
        dispute it afterward.
      </Trans>
    </PageConfirm>
  )
}
