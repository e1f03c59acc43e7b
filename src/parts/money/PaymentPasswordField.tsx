import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'

interface Props<Fields> {
  form: GatewayForm<Fields>
  name: NamesOf<Fields, string>
  /** How many tries a wrong one left, if the gateway told. */
  triesLeft?: number | undefined
}

/** The password that money moves with, with the way to a forgotten one. */
export function PaymentPasswordField<Fields>({ form, name, triesLeft }: Props<Fields>) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <FormPasswordField
          form={form}
          name={name}
          subject="paymentPassword"
          label={t`Payment password`}
          required
          // Browsers would offer the password that the player logs in with.
          autoComplete="off"
        />
      </div>
      {triesLeft !== undefined && (
        <p role="status" className="text-label text-danger-text">
          <Plural
            value={triesLeft}
            _0="That was the last try: the payment password is locked for a while."
            one="# try left"
            other="# tries left"
          />
        </p>
      )}
      <Link
        to={paths.member('securityCenter', 'payment-password')}
        className="inline-flex min-h-thumb items-center text-label text-primary-text hover:underline"
      >
        <Trans>Forgot or not set yet?</Trans>
      </Link>
    </div>
  )
}
