import type { Reply } from './faulty-gateway.ts'
import { type GatewayFault, refuse, spoil, withQuery, withValue } from './defects.ts'

const BALANCE = 'GET /wps/v2/wallets/balance'
const DEPOSIT = 'POST /wps/relay/MCSFE_addDeposit'
const account = 'demomember'
const KEY = 'idempotency-key'

/** Replies to a key that came before as it was replied then, whatever the body. */
function repeating(): GatewayFault['defect'] {
  const replies = new Map<string, Reply>()
  return {
    at: DEPOSIT,
    before: ({ headers }) => replies.get(headers[KEY] ?? ''),
    after: (reply, { headers }) => {
      if (headers[KEY] && reply.status === 200) replies.set(headers[KEY], reply)
      return reply
    },
  }
}

const CASHIER: readonly GatewayFault[] = [
  {
    fault: 'sends the balance as a number',
    defect: withValue(BALANCE, 'balance', 1000.5),
    fails: ['cashier/getBalance/schema'],
    found: 'balance: Invalid type',
    account,
  },
  {
    fault: 'keeps the account in another currency',
    defect: withValue(BALANCE, 'currency', 'USD'),
    fails: ['cashier/getBalance/currency'],
    found: 'USD, not THB',
    account,
  },
  {
    fault: 'writes amounts with separators',
    defect: withValue('GET /wps/relay/MCSFE_getDepositMethods', 'methods.0.max', '50,000.00'),
    fails: ['cashier/listDepositMethods/schema'],
    found: 'methods.0.max: Invalid format',
    account,
  },
  {
    fault: 'sends the same page of records again',
    defect: withQuery('GET /wps/relay/ODSFE2_MemTransDet', 'cursor', undefined),
    fails: ['cashier/listMovements/pages'],
    found: 'Its second page begins with the row of the first',
    account,
  },
  {
    fault: 'takes deposits without a key',
    defect: {
      at: DEPOSIT,
      before: ({ headers }) => {
        headers[KEY] ??= crypto.randomUUID()
      },
    },
    fails: ['cashier/addDeposit/key-required'],
    found: 'Status 200',
    account,
    write: true,
  },
  {
    fault: 'ignores the keys of deposits',
    defect: {
      at: DEPOSIT,
      before: ({ headers }) => {
        if (headers[KEY]) headers[KEY] = crypto.randomUUID()
      },
    },
    fails: [
      'cashier/addDeposit/key-repeated',
      'cashier/addDeposit/key-conflict',
      'cashier/getDeposit/key-found',
    ],
    found: 'It made a second one',
    account,
    write: true,
  },
  {
    fault: 'refuses a repeated key',
    defect: (() => {
      const keys = new Set<string>()
      return spoil(DEPOSIT, (reply, { headers, body }) => {
        const isRepeated = keys.has(`${headers[KEY]} ${body}`)
        keys.add(`${headers[KEY]} ${body}`)
        return isRepeated ? { ...reply, status: 409, body: '{"code":"duplicate"}' } : reply
      })
    })(),
    fails: ['cashier/addDeposit/key-repeated'],
    found: 'Status 409, code duplicate',
    account,
    write: true,
  },
  {
    fault: 'takes one key for two deposits',
    defect: repeating(),
    fails: ['cashier/addDeposit/key-conflict'],
    found: 'Status 200',
    account,
    write: true,
  },
  {
    fault: 'does not find a deposit by its key',
    defect: spoil('GET /wps/relay/MCSFE_getDeposit', (reply, { url }) =>
      url.searchParams.has('intentKey')
        ? { ...reply, status: 404, body: '{"code":"deposit_not_found"}' }
        : reply,
    ),
    fails: ['cashier/getDeposit/key-found'],
    found: 'Status 404, code deposit_not_found',
    account,
    write: true,
    beside: ['addDeposit'],
  },
  {
    fault: 'does not cancel a deposit',
    defect: withValue('POST /wps/relay/MCSFE_cancelDeposit', 'state', 'awaitingPayment'),
    fails: ['cashier/addDeposit/undone'],
    found: 'Its state is awaitingPayment',
    account,
    write: true,
  },
]

const PROMOTIONS: readonly GatewayFault[] = [
  {
    fault: 'has switched off what the brand has on',
    defect: refuse('GET /wps/relay/MCSFE_getPromotionList', 403, 'mode_disabled'),
    fails: ['promotions/listPromotions/answer'],
    found: 'Status 403, code mode_disabled',
  },
  {
    fault: 'lists a promotion that it does not know',
    defect: refuse('GET /wps/relay/MCSFE_getPromotion', 404, 'promotion_unknown'),
    fails: ['promotions/getPromotion/answer'],
    found: 'Status 404, code promotion_unknown',
  },
  {
    fault: 'has goods that cost less than nothing',
    defect: withValue('GET /wps/relay/MCS2_getPointReward', 'list.2.pointsRequired', -5),
    fails: ['promotions/listGoods/schema'],
    found: 'list.2.pointsRequired: Invalid value',
  },
  {
    fault: 'has a raffle without a name',
    defect: withValue('GET /wps/relay/MCS2_getRafflePromotionList', 'list.0.title', ''),
    fails: ['promotions/listRaffles/schema'],
    found: 'list.0.title: Invalid length',
  },
]

/** Faults of the cashier and of promotions. */
export const MONEY_FAULTS = [...CASHIER, ...PROMOTIONS]
