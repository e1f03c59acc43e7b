import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema } from '#core/contract/values.ts'

/** Amount of money to move; above zero. */
const PositiveAmountSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,8})?$/))

export const getBalance = call({
  method: 'get',
  path: '/wps/v2/wallets/balance',
  summary: 'Balance of the main wallet',
  access: 'member',
  reply: v.object({ balance: AmountSchema, currency: CurrencySchema }),
})

/**
 * Whether the operator opens a kind of contract for this agent; false closes it. Without the field,
 * the switches of the site decide.
 */
const ContractFlagSchema = optionalField(v.optional(v.boolean()), undefined)

/**
 * Gets the money of a member that is left in vendors' own wallets, such as a win that was paid
 * after the game was closed (docs/product.md §7.3). Vendors without money of the member are left
 * out. For an agent, the reply also says which contracts are open (docs/product.md §12.1).
 */
export const getFunds = call({
  method: 'get',
  path: '/wps/member/info/funds/consolidated',
  summary: 'Balances of the main wallet and of the vendors’',
  access: 'player',
  trial: 'refused',
  reply: v.object({
    balance: AmountSchema,
    currency: CurrencySchema,
    vendors: listOf(v.object({ vassalage: v.string(), balance: AmountSchema })),
    divtypereq: ContractFlagSchema,
    dailysalreqtype: ContractFlagSchema,
    contracthoursalreq: ContractFlagSchema,
    realtimesalreqtype: ContractFlagSchema,
    /**
     * Names of the contract pages that the agent's menu may have, such as
     * `agentDividendRecordCopy2`. Without the list, the menu may have all.
     */
    extraAgentMenuTypes: optionalField(v.optional(listOf(v.string())), undefined),
  }),
})
export type Funds = v.InferOutput<(typeof getFunds.definition)['reply']>

/**
 * Tells whether all games are paid from the main wallet; cached for the session (docs/product.md
 * §7.3).
 */
export const getMerchantWallet = call({
  method: 'get',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'Whether all games are paid from one wallet',
  access: 'player',
  reply: v.object({ isSingle: v.boolean() }),
})

/**
 * Moves money between the main wallet and a vendor's wallet; without `amount`, the whole balance.
 * The reply has both balances after the move; `balance` is that of the main wallet. Refusals:
 * `insufficient_balance`, `vendor_not_found`, `game_in_maintenance`.
 */
export const transferWallet = call({
  method: 'post',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Move money between the main wallet and a vendor',
  access: 'player',
  intent: true,
  body: v.object({
    vassalage: v.string(),
    direction: v.picklist(['IN', 'OUT']),
    amount: v.optional(PositiveAmountSchema),
  }),
  reply: v.object({ moved: AmountSchema, balance: AmountSchema, vendorBalance: AmountSchema }),
})
