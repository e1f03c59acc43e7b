import { beforeEach, describe, expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { press } from '#support/components/center.tsx'
import { localStore } from '#lib/storage.ts'
import { countRewards } from '#parts/money/rewards/api.ts'
import { claimPromotion, listPromotions } from './api.ts'
import { PromotionsScreen } from './PromotionsScreen.tsx'
import { makePromotion } from '#support/components/promotion.ts'

let promotion: object
let listed: unknown[] | GatewayError
let claims: { id: unknown; key: string | undefined }[]
/** Ids of promotions for which the reply to a claim is lost (`lost`) or never comes (`held`). */
let lost: string[]
let held: string[]
/** The number of unclaimed rewards in the reward center. */
let waiting: number

beforeEach(() => {
  promotion = makePromotion('join')
  listed = [promotion]
  localStore.clear()
  claims = []
  lost = []
  held = []
  waiting = 0
  bindTransport(async ({ path }, { id }, { idempotencyKey: key }) => {
    if (path === getPermission.definition.path) return PERMISSION
    if (path === claimPromotion.definition.path) {
      claims.push({ id, key })
      if (held.includes(id as string)) await new Promise(() => undefined)
      if (lost.includes(id as string)) throw new GatewayError('network')
      return { id, status: 'claimed', paid: { kind: 'cash', amount: '18.00' } }
    }
    if (path === countRewards.definition.path) return { count: waiting }
    if (path !== listPromotions.definition.path) throw new GatewayError('unknown_call')
    if (listed instanceof GatewayError) throw listed
    return { promotions: listed }
  })
})

const show = (address: string) =>
  showInApp(<PromotionsScreen title="Promotions" />, { address, member: { account: 'somchai' } })

describe('the list of promotions', () => {
  it('a list of promotions that failed to load says what to do, and can retry', async () => {
    listed = new GatewayError('system_error', { status: 500 })
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('This section didn’t load')).toBeVisible()
    listed = [promotion]
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('link', { name: /Spin of the day/ })).toBeVisible()
  })

  it.each([
    ['without a picture', ''],
    ['with a picture of a foreign site', 'https://elsewhere.example/picture.webp'],
  ])('a promotion %s shows the fall-back', async (_, picture) => {
    listed = [makePromotion('join', { picture })]
    const { screen } = await show('/promotions')
    const card = screen.getByRole('link', { name: /Spin of the day/ })
    await expect.element(card).toBeVisible()
    expect(card.element().querySelector('.bg-primary-soft')).not.toBeNull()
  })

  it('the list of promotions says if it is empty', async () => {
    listed = []
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('No promotions here right now')).toBeVisible()
  })

  it('the list of promotions puts claimable ones first and ended ones separately', async () => {
    listed = [
      makePromotion('closed', { id: 'a', title: 'Closed one' }),
      makePromotion('join', { id: 'b', title: 'Open one' }),
      makePromotion('claim', { id: 'c', title: 'Ready one' }),
      makePromotion('closed', { id: 'd', title: 'Over one', cause: 'ended' }),
    ]
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('Ready one')).toBeVisible()
    const titles = () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent)
    expect(titles()).toEqual(['Ready one', 'Open one', 'Closed one'])
    await screen.getByRole('button', { name: 'Ended' }).click()
    await expect.poll(titles).toEqual(['Over one'])
  })

  it('the page of claims can claim one promotion while another claim is under way', async () => {
    // The claim of the promotion `held` stays pending in later tests, too.
    listed = ['held', 'other'].map((id) => makePromotion('claim', { id, title: id }))
    held = ['held']
    const { screen } = await show('/promotions#claims')
    await screen.getByRole('button', { name: /: held$/ }).click()
    await screen.getByRole('button', { name: /: other$/ }).click()
    await expect.poll(() => claims.map(({ id }) => id)).toEqual(['held', 'other'])
  })

  it('the page of claims states a bonus’s terms and asks before claiming', async () => {
    const reward = { kind: 'bonus', amount: '88.00', upTo: false, multiplier: 3, toBet: '264.00' }
    listed = [
      makePromotion('claim', {
        id: 'a',
        title: 'a',
        reward: { ...reward, betWithinDays: 30, weights: [{ gameType: 'LIVE', percent: 20 }] },
      }),
    ]
    const { screen } = await show('/promotions#claims')
    const terms =
      'Bonus: 3 × ฿88.00 = ฿264.00 to bet before you can withdraw. You have 30 days from the claim to do this; after that the bonus is taken from your balance. Not all bets count in full: Live casino 20%. Until you’ve bet all of it, you can’t withdraw anything from your balance.'
    await expect.element(screen.getByText(terms, { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Claim ฿88.00: a' }).click()
    const question = screen.getByRole('alertdialog', { name: 'Claim this bonus?' })
    await expect.element(question.getByText(terms, { exact: false })).toBeInTheDocument()
    expect(claims).toEqual([])
    await press(question.getByRole('button', { name: 'Claim ฿88.00' }))
    await expect.poll(() => claims.map(({ id }) => id)).toEqual(['a'])
  })

  it('a promotion claim with a lost reply keeps its idempotency key over page reloads', async () => {
    listed = ['a', 'b'].map((id) => makePromotion('claim', { id, title: id }))
    lost = ['a']
    const { screen } = await show('/promotions#claims')
    await screen.getByRole('button', { name: /: a$/ }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.getByRole('button', { name: /: b$/ }).click()
    // The claim whose replies are lost was sent twice.
    await expect.poll(() => claims.length).toBe(3)
    await screen.unmount()
    lost = []
    const { screen: later } = await show('/promotions#claims')
    await later.getByRole('button', { name: /: a$/ }).click()
    await expect.poll(() => claims.length).toBe(4)
    expect([claims[1], claims[3]]).toEqual([claims[0], claims[0]])
  })

  it('the page of claims links to rewards of other sources, if there are any', async () => {
    waiting = 33
    const { screen } = await show('/promotions#claims')
    await expect.element(screen.getByText('No promotions to claim right now')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '33 rewards are waiting in your reward center' }))
      .toHaveAttribute('href', '/member#rewardCenter')
    await screen.unmount()
    waiting = 0
    const { screen: later } = await show('/promotions#claims')
    await expect.element(later.getByText('No promotions to claim right now')).toBeVisible()
    expect(later.getByRole('link', { name: /reward center/ }).elements()).toHaveLength(0)
  })

  it('the page of claims shows all claimable promotions in one list', async () => {
    listed = [
      makePromotion('claim', { id: 'c', title: 'Ready one' }),
      makePromotion('join', { id: 'b' }),
    ]
    const { screen } = await show('/promotions#claims')
    await expect
      .element(screen.getByRole('button', { name: 'Claim ฿18.00: Ready one' }))
      .toBeVisible()
    expect(screen.getByRole('button', { name: /^Claim/ }).elements()).toHaveLength(1)
  })
})
