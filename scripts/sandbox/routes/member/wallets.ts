import { getVendorBalance } from '#features/member/wallets/api.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, serve } from '../../http/serve.ts'
import { balanceOf, vendorWalletOf } from '../../world/money/ledger.ts'
import { writeUnits } from '../../world/money/money.ts'
import { findVendor, stateOfVendor } from '../../world/play/vendor-state.ts'

export const calls = [
  serve(getVendorBalance, ({ query, db, merchant, player, now }) => {
    const vendor = findVendor(db, query.vassalage) ?? refuse('vendor_not_found')
    const { state, endsAt } = stateOfVendor(vendor, merchant.settings, now)
    const { currency } = merchant.brand
    const own = vendorWalletOf(merchant.code, playerOf({ player }).username, vendor.code)
    return {
      balance: writeUnits(balanceOf(db, own), currency),
      currency,
      status: state === 'maintenance' ? 'MAINTENANCE' : 'OPEN',
      ...(state === 'maintenance' && endsAt !== undefined && { maintenanceEndsAt: endsAt }),
    }
  }),
]
