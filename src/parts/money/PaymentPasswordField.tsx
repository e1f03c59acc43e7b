import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { useLocation } from 'react-router-dom'
import { leadBackTo, useDetour } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import type { PaymentTries } from './usePaymentTries.ts'

interface Props<Fields> {
  form: GatewayForm<Fields>
  name: NamesOf<Fields, string>
  /** How many tries are left after a wrong password; undefined if the gateway did not say. */
  tries: PaymentTries | undefined
}

/** The field for the payment password, with a link for players who forgot it. */
export function PaymentPasswordField<Fields>({ form, name, tries }: Props<Fields>) {
  const { t } = useLingui()
  const writeSoon = useWriteSoon()
  const { pathname, search, hash } = useLocation()
  const outer = useDetour()
  const triesLeft = tries?.left ?? 0
  const until = tries?.lockedUntil !== undefined && writeSoon(tries.lockedUntil)
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <FormPasswordField
          form={form}
          name={name}
          subject="paymentPassword"
          label={t`Payment password`}
          required
          // Otherwise browsers would offer the login password for this field.
          autoComplete="off"
        />
      </div>
      {tries && (
        <p role="status" className="text-label text-pretty text-danger-text">
          {until ? (
            <Trans>
              That was your last attempt. You can use the payment password again at {until}, or at
              once if you set a new one.
            </Trans>
          ) : (
            <Plural
              value={triesLeft}
              _0="That was your last attempt. Your payment password is locked for a while."
              one="# attempt left"
              other="# attempts left"
            />
          )}
        </p>
      )}
      <Link
        to={paths.member('securityCenter', 'payment-password/forgotten')}
        state={leadBackTo(pathname + search + hash, outer)}
        className="inline-flex min-h-thumb items-center text-label text-primary-text hover:underline"
      >
        <Trans>Forgot or not set yet?</Trans>
      </Link>
    </div>
  )
}
