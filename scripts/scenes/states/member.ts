import { transferToMember, getTransferTerms } from '#parts/money/transfers/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../sandbox/world/identity/accounts.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { popupWith } from '../steps.ts'

const member = (name: string, path: string, more: Partial<Scene> = {}): Scene => ({
  name: `member-${name}`,
  path,
  as: 'member',
  ...more,
})
const AMOUNT = 'main input[name=amount]'
const SUBMIT = 'main form button[type=submit]'
const LAST_30 = '/member?preset=last30'

const SECURITY = [
  'payment-password',
  'payment-password/forgotten',
  'bank-accounts',
  'bank-accounts/new',
  'profile',
  'phone',
  'email',
  'authenticator',
  'devices',
  'history',
]

/** Pages within the member center, and the opened rows of its records. */
export const MEMBER_SCENES: readonly Scene[] = [
  ...SECURITY.map((place) =>
    member(`security-${place.replace('/', '-')}`, paths.member('securityCenter', place)),
  ),
  member('security-social', paths.member('securityCenter', 'social'), { flags: ['socialLogin'] }),
  member('upline-check', paths.member('transferUpline'), {
    steps: [{ fill: AMOUNT, with: 500 }, { press: SUBMIT }, { see: 'main input[type=password]' }],
  }),
  member('upline-receipt', paths.member('transferUpline'), {
    prepare: async (actor) => {
      const direction = 'UPLINE'
      const { payee } = await actor.ask(MEMBER, getTransferTerms, { direction })
      const { id } = await actor.ask(MEMBER, transferToMember, {
        direction,
        payeeId: payee.id,
        amount: actor.money(500),
        paymentPassword: DEMO_PAYMENT_PASSWORD,
      })
      return paths.member('transferUpline', id)
    },
  }),
  member('upline-turnover', paths.member('transferUpline'), {
    prepare: async (actor) => {
      const order = { username: MEMBER, amount: actor.money(500), times: 10 }
      await actor.tell('cashier/withdrawals/bonus', order)
    },
  }),
  member('vendor-wallet', paths.member('transferFund', 'NLN'), {
    prepare: (actor) => actor.setRules({ separateWallets: true }),
    steps: [{ fill: AMOUNT, with: 500 }],
  }),
  member('records-calendar', `${LAST_30}#personalHistoryCopy`, {
    overlay: true,
    steps: [{ press: '[data-period=dates]' }, popupWith('[role=grid]')],
  }),
  member('records-bet', `${LAST_30}#personalHistoryCopy`, {
    steps: [{ press: 'li[data-row] button' }, { see: 'li[data-row] dl' }],
  }),
  member('records-transaction', `${LAST_30}#transactionHistory`, {
    steps: [{ press: 'li[data-row] button' }, { see: 'li[data-row] dl' }],
  }),
  member('profit-chart', `${LAST_30}#personalProfit`, { steps: [{ see: 'main [role=slider]' }] }),
]
