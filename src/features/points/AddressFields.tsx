import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import type { Address } from './schema.ts'

export function AddressFields<Fields extends Address>({ form }: { form: GatewayForm<Fields> }) {
  const { t } = useLingui()
  const own = form as unknown as GatewayForm<Address>
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="pb-3 text-heading">
        <Trans>Where should we send it?</Trans>
      </legend>
      <FormTextField
        form={own}
        name="name"
        subject="address"
        label={t`Name of the recipient`}
        autoComplete="name"
        required
      />
      <FormTextField
        form={own}
        name="phone"
        subject="mobileNum"
        label={t`Phone number for the courier`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <FormTextField
        form={own}
        name="line"
        subject="address"
        label={t`House number, street, district`}
        autoComplete="street-address"
        required
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <FormTextField
          form={own}
          name="city"
          subject="address"
          label={t`City or province`}
          autoComplete="address-level2"
          required
        />
        <FormTextField
          form={own}
          name="postcode"
          subject="address"
          label={t({ message: 'Postal code', comment: 'Label of a field' })}
          autoComplete="postal-code"
          required
        />
      </div>
      <FormTextField
        form={own}
        name="note"
        subject="address"
        label={t(msg({ message: 'Note (optional)', context: 'of an address' }))}
        hint={t`A size, or a note for the courier`}
        autoComplete="off"
      />
    </fieldset>
  )
}
