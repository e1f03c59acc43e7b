import { randomUUID } from 'node:crypto'
import { getBalance, getFunds, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { AGENT_TYPES, TRIAL_TYPE } from '../world/identity/account-types.ts'
import { refuse } from '../http/call-error.ts'
import { playerOf, serve, type CallContext } from '../http/serve.ts'
import { writeOpenKinds } from '../world/contracts/open-kinds.ts'
import {
  balanceOf,
  listVendorWallets,
  mainWalletOf,
  transfer,
  vendorWalletOf,
} from '../world/money/ledger.ts'
import { readUnits, writeUnits } from '../world/money/money.ts'
import { findVendor, stateOfVendor, type Vendor } from '../world/play/vendor-state.ts'
import { isSingleWallet, walletOf } from '../world/money/wallets.ts'

export const calls = [
  serve(getBalance, (context) => {
    const { currency } = context.merchant.brand
    const balance = balanceOf(context.db, walletOf(playerOf(context)))
    return { balance: writeUnits(balance, currency), currency }
  }),

  serve(getFunds, (context) => {
    const { currency } = context.merchant.brand
    const { merchant, username, type } = playerOf(context)
    const main = balanceOf(context.db, mainWalletOf(merchant, username))
    const vendors = listVendorWallets(context.db, { merchant, username })
    return {
      balance: writeUnits(main, currency),
      currency,
      vendors: vendors.map(({ vendor, balance }) => ({
        vassalage: vendor as string,
        balance: writeUnits(balance, currency),
      })),
      ...(AGENT_TYPES.includes(type) && writeOpenKinds(username)),
    }
  }),

  serve(getMerchantWallet, (context) => ({
    isSingle: isSingleWallet(context.merchant, playerOf(context)),
  })),

  // With a single wallet there is no money to move.
  serve(transferWallet, (context) => {
    const { body, db, merchant, now } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    if (player.type === TRIAL_TYPE) refuse('in_need_true_account')
    const vendor = findVendor(db, body.vassalage) ?? refuse('vendor_not_found')
    refuseMaintenance(vendor, context)
    const main = mainWalletOf(merchant.code, player.username)
    const own = vendorWalletOf(merchant.code, player.username, body.vassalage)
    const [from, to] = body.direction === 'IN' ? [main, own] : [own, main]
    const amount = readAmount(body.amount, currency) ?? balanceOf(db, from)
    // Money that is still at a vendor is moved back, even if the merchant now has a single wallet.
    const moved = isSingleWallet(merchant, player) && body.direction === 'IN' ? 0 : amount
    if (moved > 0) {
      transfer(db, {
        reason: body.direction === 'IN' ? 'walletIn' : 'walletOut',
        reference: `${body.vassalage} ${randomUUID()}`,
        at: now.getTime(),
        entries: [
          [from, -moved],
          [to, moved],
        ],
      })
    }
    return {
      moved: writeUnits(moved, currency),
      balance: writeUnits(balanceOf(db, main), currency),
      vendorBalance: writeUnits(balanceOf(db, own), currency),
    }
  }),
]

/** A vendor in maintenance accepts no transfer in either direction. */
function refuseMaintenance(vendor: Vendor, { merchant, now }: CallContext): void {
  const { state, endsAt } = stateOfVendor(vendor, merchant.settings, now)
  if (state !== 'maintenance') return
  const data = endsAt === undefined ? {} : { endsAt }
  // No gateway's fault, after which it would be unknown whether the money was moved.
  refuse('game_in_maintenance/vendor', data)
}

function readAmount(amount: string | undefined, currency: string): number | undefined {
  if (amount === undefined) return undefined
  const units = readUnits(amount, currency)
  if (units !== null) return units
  refuse('invalid_request/moneyAmount')
}
