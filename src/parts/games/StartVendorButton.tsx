import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { vendorTarget } from './categoryTarget.ts'
import type { Vendor } from './schema.ts'
import { useLaunch } from './useLaunch.ts'

interface Props extends Omit<ComponentProps<'button'>, 'onClick' | 'name'> {
  vendor: Vendor
  /** The name of what it starts; the vendor's by default. */
  name?: string
}

/** A button that starts the lobby of a vendor, which its label names. */
export function StartVendorButton({ vendor, name, ...props }: Props) {
  const { t } = useLingui()
  const launch = useLaunch()
  return (
    <button
      type="button"
      aria-label={t`Start ${name ?? vendor.name}`}
      {...props}
      onClick={() => launch(vendorTarget(vendor))}
    />
  )
}
