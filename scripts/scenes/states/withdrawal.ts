import {
  addWithdrawal,
  cancelWithdrawal,
  confirmPayout,
  getWithdrawTerms,
} from '#features/member/withdraw/api.ts'
import { feeOf, type WithdrawTerms } from '#features/member/withdraw/schema.ts'
import { paths } from '#core/navigation/paths.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../sandbox/world/identity/accounts.ts'
import type { Rules } from '../../sandbox/rules.ts'
import type { Actor } from '../actor.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import type { Step } from '../steps.ts'

/** Amount of each withdrawal in baht. */
const AMOUNT = 1000
const PART = 600
const FORM = 'main form'
const SUBMIT = `${FORM} button[type=submit]`

type Act = (actor: Actor, id: string) => Promise<unknown>

/**
 * Sends an action of the cashier or the bank to the console; `part` is the number of a payout if
 * the withdrawal is paid in several.
 */
const desk =
  (act: string, { baht, part }: { baht?: number; part?: number } = {}): Act =>
  (actor, id) =>
    actor.tell('cashier/withdrawals/act', {
      id,
      act,
      ...(baht !== undefined && { amount: actor.money(baht) }),
      ...(part !== undefined && { payoutId: `${id}-${part}` }),
    })
const receive: Act = (actor, id) =>
  actor.ask(MEMBER, confirmPayout, { id, payoutId: `${id}-1`, answer: 'received' })
const dispute: Act = async (actor, id) => {
  const proofs = [await actor.upload(MEMBER, 'payoutProof')]
  const payoutId = `${id}-1`
  await actor.ask(MEMBER, confirmPayout, { id, payoutId, answer: 'notReceived', proofs })
}
const cancel: Act = (actor, id) => actor.ask(MEMBER, cancelWithdrawal, { id })

const [review, approve, pay] = [desk('review'), desk('approve'), desk('pay')]
const payPart = desk('pay', { baht: PART })

interface State {
  name: string
  acts?: readonly Act[]
  rules?: Partial<Rules>
  /** True for states that exist only in brands which ask whether money has arrived. */
  asks?: true
  minutesLater?: number
  steps?: readonly Step[]
}

const STATES: readonly State[] = [
  { name: 'submitted', rules: { withdrawalCancel: true } },
  { name: 'reviewing', acts: [review] },
  { name: 'approved', acts: [approve] },
  { name: 'paying', acts: [approve, payPart], asks: true },
  { name: 'sent', acts: [approve, payPart, pay], asks: true },
  {
    name: 'dispute',
    acts: [approve, payPart, pay],
    asks: true,
    steps: [
      { press: 'main li:has([role=timer]) button:nth-of-type(2)' },
      { attach: 'main input[type=file]' },
      { see: 'main ul li img' },
    ],
  },
  {
    name: 'confirm',
    acts: [approve, pay],
    asks: true,
    steps: [{ press: 'main li:has([role=timer]) button' }, { see: '[role=alertdialog]' }],
  },
  { name: 'received', acts: [approve, pay, receive], asks: true },
  { name: 'auto-received', acts: [approve, pay], asks: true, minutesLater: 40 },
  { name: 'disputed', acts: [approve, payPart, pay, dispute], asks: true },
  { name: 'upheld', acts: [approve, pay, dispute, desk('uphold', { part: 1 })], asks: true },
  { name: 'repaid', acts: [approve, pay, dispute, desk('repay', { part: 1 })], asks: true },
  { name: 'rejected', acts: [review, desk('reject')] },
  { name: 'cancelled', acts: [cancel], rules: { withdrawalCancel: true } },
  { name: 'failed', acts: [approve, desk('fail')] },
  { name: 'refunded', acts: [approve, pay, desk('bounce', { part: 1 })] },
  {
    name: 'part-returned',
    acts: [approve, payPart, pay, desk('bounce', { part: 1 })],
    asks: true,
  },
]

/** Requests a withdrawal to the payout account that is chosen by default. */
async function withdraw(actor: Actor, paymentPassword = DEMO_PAYMENT_PASSWORD): Promise<string> {
  const { accounts, currency } = (await actor.ask(MEMBER, getWithdrawTerms)) as WithdrawTerms
  const { id: accountId, fee } = accounts.find(({ usableFrom }) => usableFrom === null)!
  const amount = actor.money(AMOUNT)
  const request = { accountId, amount, fee: feeOf(amount, fee, currency), paymentPassword }
  return (await actor.ask(MEMBER, addWithdrawal, request)).id
}

const sceneOf = ({ name, acts = [], rules, asks, minutesLater, steps }: State): Scene => ({
  name: `withdrawal-${name}`,
  path: paths.member('withdraw'),
  as: 'member',
  ...(asks && { flags: ['withdrawalConfirmation'] }),
  ...(steps && { steps }),
  prepare: async (actor) => {
    if (rules) await actor.setRules(rules)
    const id = await withdraw(actor)
    for (const act of acts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(actor, id)
    }
    if (minutesLater) await actor.wait(minutesLater)
    return paths.member('withdraw', id)
  },
})

const home = (name: string, more: Partial<Scene>): Scene => ({
  name: `withdrawal-${name}`,
  path: paths.member('withdraw'),
  as: 'member',
  ...more,
})
const fill: Step = { fill: `${FORM} input[name=amount]`, with: AMOUNT }
const check: readonly Step[] = [fill, { press: SUBMIT }, { see: 'main input[type=password]' }]

export const WITHDRAWAL_SCENES: readonly Scene[] = [
  home('form', { steps: [fill] }),
  home('check', { steps: check }),
  home('todo', {
    prepare: async (actor) => {
      const order = { username: MEMBER, amount: actor.money(500), times: 10 }
      await actor.tell('cashier/withdrawals/bonus', order)
    },
  }),
  home('locked', {
    steps: [
      ...check,
      { fill: 'main input[type=password]', with: DEMO_PAYMENT_PASSWORD },
      { press: SUBMIT },
      { see: 'main form [role=alert]' },
    ],
    fails: /status of 423/,
    prepare: async (actor) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each counts
        await withdraw(actor, '000000').catch(() => undefined)
      }
    },
  }),
  {
    name: 'payout-account-in-use',
    path: paths.member('securityCenter', 'bank-accounts'),
    as: 'member',
    prepare: async (actor) => void (await withdraw(actor)),
    fails: /status of 409/,
    steps: [
      { press: 'main li button:last-of-type' },
      { fill: '[role=dialog] input[type=password]', with: DEMO_PAYMENT_PASSWORD },
      { press: '[role=dialog] button[type=submit]' },
      { see: '[role=dialog] [role=alert]' },
    ],
  },
  ...STATES.map(sceneOf),
]
