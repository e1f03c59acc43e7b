import * as api from '#features/member/deposit/api.ts'
import { findReply } from '../../http/intents.ts'
import { findCallingSite } from '../../http/return-address.ts'
import { playerOf, type RouteParts, serve, type CallContext } from '../../http/serve.ts'
import { advance, type DepositRow } from '../../world/money/deposit-machine.ts'
import { listBonuses } from '../../world/money/deposit-bonuses.ts'
import { describeMethods } from '../../world/money/deposit-methods.ts'
import {
  addProof,
  describeDeposit,
  deskOf,
  getOwn,
  openDeposit,
  sayPaid,
  listDeposits,
} from '../../world/money/deposits.ts'
import { payOriginOf, STRANGE_PAY_ORIGIN } from '../../world/money/pay-host.ts'
import { useUploads } from '../../world/money/uploads.ts'

const describe = (context: CallContext, row: DepositRow) =>
  describeDeposit(
    row,
    context.merchant.brand.currency,
    context.merchant.settings.rules.strangePayments
      ? STRANGE_PAY_ORIGIN
      : payOriginOf(context.origin),
  )

/** Finds the deposit that a call names, in its present state. */
const find = (context: CallContext, id: string) => getOwn(deskOf(context), playerOf(context), id)

export const calls = ({ siteOrigins }: RouteParts) => [
  serve(api.listDepositMethods, (context) => {
    const { brand, settings } = context.merchant
    return {
      methods: describeMethods(brand.currency, settings.rules.closedDeposits, context.now),
      bonuses: brand.features.promotions ? listBonuses(deskOf(context), playerOf(context)) : [],
    }
  }),

  serve(api.addDeposit, (context) => {
    const { merchant, username } = playerOf(context)
    const row = openDeposit(deskOf(context), playerOf(context), context.body, {
      closed: context.merchant.settings.rules.closedDeposits,
      returnOrigin: findCallingSite(context, siteOrigins),
    })
    if (row.credited > 0) {
      context.sockets.tellBalance(merchant, username)
      context.sockets.tellMessage(merchant, username)
    }
    return describe(context, row)
  }),

  serve(api.getDeposit, (context) => {
    const { id, intentKey = '' } = context.query
    const made = findReply(context, api.addDeposit, intentKey) as { id: string } | undefined
    return describe(context, find(context, id ?? made?.id ?? ''))
  }),

  serve(api.listDeposits, (context) => {
    const { merchant, username } = playerOf(context)
    const rows = listDeposits(deskOf(context), { merchant, username })
    return { deposits: rows.map((row) => describe(context, row)) }
  }),

  serve(api.cancelDeposit, (context) => {
    const row = find(context, context.body.id)
    return describe(context, advance(deskOf(context), row, 'cancelled'))
  }),

  serve(api.confirmDepositPaid, (context) => {
    const row = find(context, context.body.id)
    return describe(context, sayPaid(deskOf(context), row))
  }),

  serve(api.addDepositProof, (context) => {
    const { id, uploadIds, transRef } = context.body
    const row = find(context, id)
    const proven = addProof(deskOf(context), row, { pictures: uploadIds.length, transRef })
    const proofs = { ids: uploadIds, purpose: 'depositProof', usedFor: id } as const
    useUploads(context.db, playerOf(context), proofs)
    return describe(context, proven)
  }),
]
