import { Trans } from '@lingui/react/macro'

/** The words of a vendor in maintenance. */
export function VendorMaintenance() {
  return <Trans context="vendor">In maintenance</Trans>
}
