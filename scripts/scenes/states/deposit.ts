import {
  addDeposit,
  addDepositProof,
  cancelDeposit,
  confirmDepositPaid,
  listDeposits,
} from '#features/member/deposit/api.ts'
import { paths } from '#core/navigation/paths.ts'
import type { Actor } from '../actor.ts'
import type { Scene } from '../scene.ts'
import { MEMBER } from '../people.ts'

/** Amount of each deposit in baht. */
const AMOUNT = 1000
const FORM = 'main form'

type Act = (actor: Actor, id: string) => Promise<unknown>

/** Sends an action of the bank, the blockchain or the cashier to the console. */
const desk =
  (act: string, more: { baht?: number; blocks?: number } = {}): Act =>
  (actor, id) => {
    const { baht, blocks } = more
    const amount = baht !== undefined && { amount: actor.money(baht) }
    return actor.tell('cashier/act', { id, act, ...amount, ...(blocks && { blocks }) })
  }
const ofMember =
  (call: typeof cancelDeposit): Act =>
  (actor, id) =>
    actor.ask(MEMBER, call, { id })
const sendSlip: Act = async (actor, id) => {
  const uploadIds = [await actor.upload(MEMBER, 'depositProof')]
  await actor.ask(MEMBER, addDepositProof, { id, uploadIds })
}

interface State {
  name: string
  method?: string
  network?: string
  acts?: readonly Act[]
  /** Shows the player's latest deposit, which a duplicate payment has created. */
  isLast?: true
  minutesLater?: number
  more?: Partial<Scene>
}

const STATES: readonly State[] = [
  { name: 'qr', method: 'promptpay', more: { currencies: ['THB'] } },
  { name: 'qr', method: 'vietqr', more: { currencies: ['VND'] } },
  { name: 'bank' },
  {
    name: 'slip',
    acts: [ofMember(confirmDepositPaid)],
    more: { steps: [{ attach: 'main input[type=file]' }, { see: 'main ul li img' }] },
  },
  { name: 'crypto', method: 'usdt', network: 'TRC20' },
  {
    name: 'ewallet',
    method: 'ewallet',
    more: { steps: [{ see: 'main button .lucide-external-link' }] },
  },
  {
    name: 'ewallet-refused',
    method: 'ewallet',
    acts: [(actor) => actor.setRules({ strangePayments: true })],
    more: { steps: [{ see: 'main [role=alert]' }] },
  },
  { name: 'slip-sent', acts: [ofMember(confirmDepositPaid), sendSlip] },
  {
    name: 'confirming',
    method: 'usdt',
    network: 'TRC20',
    acts: [desk('pay'), desk('confirm', { blocks: 7 })],
  },
  { name: 'succeeded', acts: [desk('pay')] },
  { name: 'succeeded-fee', method: 'card', acts: [desk('pay')] },
  { name: 'failed', acts: [desk('reject')] },
  { name: 'expired', minutesLater: 180 },
  { name: 'cancelled', acts: [ofMember(cancelDeposit)] },
  { name: 'late', acts: [ofMember(cancelDeposit), desk('pay')] },
  { name: 'under', acts: [desk('pay', { baht: 700 })] },
  { name: 'over', acts: [desk('pay', { baht: 1250 })] },
  { name: 'duplicate', acts: [desk('pay'), desk('pay')], isLast: true },
  { name: 'returned', acts: [desk('pay', { baht: 700 }), desk('return')] },
  { name: 'credited-under', acts: [desk('pay', { baht: 700 }), desk('credit')] },
]

const sceneOf = ({ name, method = 'bank', network, acts = [], ...state }: State): Scene => ({
  name: `deposit-${name}`,
  path: paths.member('depositv2'),
  as: 'member',
  prepare: async (actor) => {
    const request = { methodId: method, amount: actor.money(AMOUNT), ...(network && { network }) }
    const { id } = await actor.ask(MEMBER, addDeposit, request)
    for (const act of acts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(actor, id)
    }
    if (state.minutesLater) await actor.wait(state.minutesLater)
    const shown = state.isLast ? (await actor.ask(MEMBER, listDeposits)).deposits[0].id : id
    return paths.member('depositv2', shown)
  },
  ...state.more,
})

const form = (name: string, method: string, more: Partial<Scene> = {}): Scene => ({
  name: `deposit-${name}`,
  path: paths.member('depositv2', `new/${method}`),
  as: 'member',
  steps: [{ fill: `${FORM} input[name=amount]`, with: AMOUNT }],
  ...more,
})

export const DEPOSIT_SCENES: readonly Scene[] = [
  form('amount', 'promptpay', { currencies: ['THB'] }),
  form('amount', 'vietqr', { currencies: ['VND'] }),
  form('check', 'card'),
  form('refused', 'bank', {
    steps: [
      { fill: `${FORM} input[name=amount]`, with: 1 },
      { press: `${FORM} button[type=submit]` },
      { see: `${FORM} [aria-invalid=true]` },
    ],
  }),
  form('network', 'usdt'),
  form('voucher', 'voucher', {
    steps: [{ fill: `${FORM} input[name=voucher]`, with: 'LUCKY-500-AB12' }],
  }),
  ...STATES.map(sceneOf),
]
