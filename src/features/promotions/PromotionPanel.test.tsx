import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { readReply } from '#core/contract/tolerant.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { localStore, sessionStore } from '#lib/storage.ts'
import { claimPromotion, joinPromotion } from './api.ts'
import { PromotionPanel } from './PromotionPanel.tsx'
import {
  PROMOTION_STATUSES,
  PromotionDetailSchema,
  type PromotionDetail,
  type PromotionStatus,
} from './schema.ts'
import { makePromotion } from '#support/components/promotion.ts'

const APPLICATION = { mayApply: true, needsPicture: false, sent: null, reason: null }

let promotion: object
let sent: { path: string; key: string | undefined }[]
let losesNext: boolean

beforeEach(() => {
  promotion = makePromotion('join')
  localStore.clear()
  sessionStore.clear()
  sent = []
  losesNext = false
  bindTransport(async ({ path }, _input, { idempotencyKey: key }) => {
    switch (path) {
      case getPermission.definition.path:
        return PERMISSION
      default:
        sent.push({ path, key })
        if (losesNext) {
          losesNext = false
          throw new GatewayError('network')
        }
        return { id: 'spin', status: 'claimed', paid: { kind: 'cash', amount: '18.00' } }
    }
  })
})

async function show(isMember = true) {
  const { screen, store } = await showInApp(
    <PromotionPanel promotion={promotion as PromotionDetail} />,
    { address: '/promotions#spin', member: isMember ? { account: 'somchai' } : undefined },
  )
  return { screen, store }
}

/** The one button or link that a member sees for each promotion status. */
const ACTIONS: Record<PromotionStatus, string | null> = {
  join: 'Join',
  claim: 'Claim ฿18.00',
  issued: 'Claim ฿18.00',
  applying: null,
  closed: null,
  rejected: null,
  claimed: 'See it in your account record',
  process: null,
  signed: null,
  coming: null,
  unknown: null,
}

it.each(['signed', 'process'])(
  'a tournament in the state %s has a link to the games that count',
  async (status) => {
    promotion = makePromotion(status as PromotionStatus, { kind: 'tournament' })
    const { screen } = await show()
    await expect
      .element(screen.getByRole('link', { name: 'Play slots' }))
      .toHaveAttribute('href', paths.slots)
  },
)

describe('a promotion', () => {
  it.each([
    ['coming', 'claim', false],
    ['join', 'claim', false],
    ['closed', 'claim', false],
    ['signed', 'claim', true],
    ['process', 'claim', true],
    ['join', 'application', true],
  ] as const)(
    'a promotion in the state %s of kind %s links unmet requirements: %s',
    async (status, kind, leads) => {
      promotion = makePromotion(status, { kind, link: null })
      const { screen } = await show()
      await expect.element(screen.getByText('Valid bets on slots')).toBeVisible()
      expect(screen.getByRole('link', { name: /^Do it now/ }).elements()).toHaveLength(
        leads ? 1 : 0,
      )
    },
  )

  it.each([
    [
      'slotBet',
      'Join first. All bets of that day then count, but deposits count only from the moment you join.',
    ],
    ['liveLoss', 'Join, and claim it as soon as you meet all conditions.'],
    ['birthday', 'Join, and claim it as soon as you meet all conditions.'],
  ])('a promotion of the kind %s explains why the player has to join', async (kind, sentence) => {
    promotion = makePromotion('join', { needs: [{ kind, required: null, done: null, met: false }] })
    const { screen } = await show()
    await expect.element(screen.getByText(sentence)).toBeVisible()
  })

  it.each([...PROMOTION_STATUSES, 'unknown'] as const)(
    'a promotion in the state %s shows its progress and only the matching action',
    async (status) => {
      promotion = makePromotion(status)
      const { screen } = await show()
      const panel = screen.getByRole('region', { name: 'Your progress' })
      await expect.element(panel.getByRole('status')).toBeVisible()
      await expect
        .poll(() => panel.element().textContent)
        .toContain('฿400.00 of ฿1,000.00, ฿600.00 left')
      const wanted = ACTIONS[status]
      const actions = ['button', 'link'].flatMap((role) => panel.getByRole(role).elements())
      const names = actions.map(({ textContent }) => textContent)
      // While the promotion is under way for the player, a condition that is not met has its own
      // link.
      const places = ['signed', 'process', 'rejected'].includes(status) ? ['Do it now'] : []
      expect(names.toSorted()).toEqual([wanted ?? [], places].flat().toSorted())
    },
  )

  it('entries in the application form of a promotion survive a reload', async () => {
    promotion = makePromotion('join', { kind: 'application', needs: [], application: APPLICATION })
    const first = await show()
    await first.screen
      .getByRole('textbox', { name: 'Anything we should know?' })
      .fill('I won the final')
    await first.screen.unmount()
    const { screen } = await show()
    await expect
      .element(screen.getByRole('textbox', { name: 'Anything we should know?' }))
      .toHaveValue('I won the final')
  })

  it('a promotion asks visitors to log in and leads back afterwards', async () => {
    const before = window.location.href
    window.history.replaceState(null, '', '#spin')
    onTestFinished(() => window.history.replaceState(null, '', before))
    const { screen, store } = await show(false)
    await screen.getByRole('button', { name: 'Log in to join' }).click()
    expect(store.get(openPopupsAtom).at(-1)?.popup).toEqual({
      kind: 'login',
      returnTo: `${window.location.pathname}${window.location.search}#spin`,
    })
    expect(sent).toEqual([])
  })

  it('a promotion is joined with one press, and claimed once despite a lost reply', async () => {
    const first = await show()
    await first.screen.getByRole('button', { name: 'Join' }).click()
    await expect.poll(() => sent.map(({ path }) => path)).toEqual([joinPromotion.definition.path])
    await first.screen.unmount()
    sent = []
    promotion = makePromotion('claim')
    losesNext = true
    const { screen } = await show()
    await screen.getByRole('button', { name: /^Claim/ }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(screen.getByRole('alert').query()).toBeNull()
    expect(sent[0]).toEqual({ path: claimPromotion.definition.path, key: sent[1]!.key })
  })

  it('a promotion with an unknown status, kind and requirement is still shown', async () => {
    const { read } = readReply(PromotionDetailSchema, {
      ...makePromotion('join'),
      status: 'frozen',
      kind: 'quiz',
      category: 'moon',
      needs: [{ kind: 'dance', required: '500.00', done: '100.00', met: false }],
    })
    promotion = read.output as PromotionDetail
    const { screen } = await show()
    await expect.element(screen.getByRole('status')).toHaveTextContent('In progress')
    const need = screen.getByRole('listitem')
    await expect.element(need.getByText('What the terms require')).toBeVisible()
    await expect.element(need.getByText('฿100.00 of ฿500.00, ฿400.00 left')).toBeVisible()
    expect(screen.getByRole('button').query()).toBeNull()
  })

  it('a deposit promotion states all terms of its bonus, from the deposit on', async () => {
    const reward = { kind: 'bonus', amount: '1000.00', upTo: true, multiplier: 15, toBet: null }
    promotion = makePromotion('join', {
      kind: 'depositBonus',
      reward: { ...reward, betWithinDays: 30, weights: [{ gameType: 'LIVE', percent: 20 }] },
    })
    const { screen } = await show()
    const terms =
      'Before you can withdraw, you must bet the deposit and the bonus together 15 times. You have 30 days from the deposit to do this; after that the bonus is taken from your balance. Not all bets count in full: Live casino 20%. Until you’ve bet all of it, you can’t withdraw anything from your balance.'
    await expect.element(screen.getByText(terms)).toBeVisible()
  })
})
