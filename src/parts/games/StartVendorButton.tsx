import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { vendorTarget } from './categoryTarget.ts'
import type { Vendor } from './schema.ts'
import { useLaunch } from './useLaunch.ts'

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  vendor: Vendor
}

/** A button that starts the lobby of the vendor named on it. */
export function StartVendorButton({ vendor, ...props }: Props) {
  const { t } = useLingui()
  const launch = useLaunch()
  return (
    <button
      type="button"
      aria-label={t({
        message: `Play ${{ name: vendor.name }}`,
        comment: 'Button: starts a game or opens a provider’s lobby',
      })}
      {...props}
      onClick={() => launch(vendorTarget(vendor))}
    />
  )
}
