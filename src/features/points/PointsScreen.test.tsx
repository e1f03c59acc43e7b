import { useNavigate } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getPointBalance } from '#core/wallet/points/api.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import {
  convertPoints,
  getExchange,
  getPointConfig,
  listExchanges,
  listGoods,
  redeemGood,
} from './api.ts'
import { PointsScreen } from './PointsScreen.tsx'

const VOUCHER = {
  id: 'voucher',
  name: 'Shopping voucher',
  summary: 'A code',
  category: 'vouchers',
  points: 5000,
  amount: '0.00',
  stock: 9,
  maxQuantity: 5,
  delivery: 'code',
  isNew: false,
  isHot: false,
  bonus: null,
}

const ANSWERS: Record<string, unknown> = {
  [getPermission.definition.path]: PERMISSION,
  [getPointConfig.definition.path]: {
    currency: 'THB',
    rates: [],
    expiryMonths: 3,
    conversion: { points: 100, amount: '1.00', minPoints: 500, maxPoints: 9000, dailyPoints: 9000 },
  },
  [getPointBalance.definition.path]: {
    currency: 'THB',
    points: 12_000,
    heldPoints: 0,
    pendingPoints: 0,
    expiring: [],
    convertibleToday: 9000,
  },
  [listGoods.definition.path]: {
    currency: 'THB',
    list: [VOUCHER, { ...VOUCHER, id: 'dear', name: 'Gold bar', points: 90_000 }],
  },
  [listExchanges.definition.path]: { list: [] },
}

async function open(
  hash: string,
  more: Record<string, unknown> = {},
  isVisitor = false,
  account: string = crypto.randomUUID(),
) {
  const sent: Record<string, unknown>[] = []
  bindTransport(async ({ path }, input, { idempotencyKey }) => {
    sent.push({ path, idempotencyKey, ...input })
    const reply = { ...ANSWERS, ...more }[path]
    if (reply === undefined) throw new GatewayError('unknown_call')
    if (reply instanceof GatewayError) throw reply
    return reply
  })
  const shown = (
    <>
      <BackButton />
      <PointsScreen title="Points mall" />
    </>
  )
  const { screen } = await showInApp(shown, {
    address: `/pointMall${hash}`,
    member: isVisitor ? undefined : { account },
  })
  return {
    screen,
    listSent: ({ definition: { path } }: { definition: { path: string } }) =>
      sent.filter((each) => each.path === path),
  }
}

/** Goes back as the browser's button does. */
function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      The way back
    </button>
  )
}

/** Clicks a button even if an element covers it, because these tests load no stylesheet. */
async function press(button: ReturnType<Awaited<ReturnType<typeof open>>['screen']['getByRole']>) {
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

describe('the points mall', () => {
  test('the points shop shows goods to visitors, and asks for a login to redeem', async () => {
    const { screen, listSent } = await open('', {}, true)
    await expect.element(screen.getByRole('link', { name: /Shopping voucher/ })).toBeVisible()
    expect(listSent(getPointBalance)).toEqual([])
    const other = await open('#history', {}, true)
    await expect.element(other.screen.getByText('Log in to see your points')).toBeVisible()
    expect(other.listSent(listExchanges)).toEqual([])
  })

  test('the goods are sorted by a menu in the same row as the other filters', async () => {
    const { screen } = await open('')
    const row = screen.getByRole('group', { name: 'Filters' })
    await expect.element(row.getByRole('button', { name: 'What I can afford' })).toBeVisible()
    await expect.element(row.getByRole('button', { name: 'Vouchers' })).toBeVisible()
    const sort = row.getByRole('button', { name: 'Sort by: Recommended' })
    ;(sort.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dearest = screen.getByRole('menuitemradio', { name: 'Most points first' })
    await expect.element(dearest).toBeInTheDocument()
    await press(dearest)
    await expect
      .element(row.getByRole('button', { name: 'Sort by: Most points first' }))
      .toBeVisible()
    await expect.element(screen.getByRole('link').first()).toBeInTheDocument()
    const names = screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    const goods = names.filter((name) => /Gold bar|voucher/.test(name))
    expect(goods[0]).toContain('Gold bar')
  })

  test('the points shop shows failed and empty sections in place, with a next step', async () => {
    const failing = { [listGoods.definition.path]: new GatewayError('forbidden', { status: 403 }) }
    const { screen } = await open('', failing)
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    const other = await open('#history')
    await expect.element(other.screen.getByText('Nothing here yet')).toBeVisible()
  })

  test('goods that credit a bonus say what they lock, on their page and before sending', async () => {
    const bonus = { amount: '20.00', multiplier: 5, toBet: null, betWithinDays: 7, weights: [] }
    const freeBet = { ...VOUCHER, id: 'bet', name: 'Free bet', delivery: 'credit', bonus }
    const list = { currency: 'THB', list: [freeBet] }
    const { screen } = await open('#goods/bet', { [listGoods.definition.path]: list })
    await expect.element(screen.getByText(/5 × ฿20.00 = ฿100.00 to bet/)).toBeVisible()
    await expect
      .element(screen.getByText(/You have 7 days from the claim to do this/))
      .toBeVisible()
    await expect.element(screen.getByText(/you can’t withdraw anything/)).toBeVisible()
    await press(screen.getByRole('button', { name: 'Check your redemption' }))
    await expect
      .element(screen.getByRole('heading', { name: 'Check your redemption' }))
      .toBeVisible()
    await expect.element(screen.getByText(/you can’t withdraw anything/).last()).toBeVisible()
  })

  test('the points shop shows how many points the player lacks for goods', async () => {
    const { screen } = await open('#goods/dear')
    await expect.element(screen.getByText('78,000 points to go')).toBeVisible()
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '13')
  })

  test('the redemption form shows totals for all pieces, and says if stock ran out', async () => {
    const refusal = new GatewayError('out_of_stock', { status: 409 })
    const { screen, listSent } = await open('#goods/voucher', {
      [redeemGood.definition.path]: refusal,
    })
    await press(screen.getByRole('button', { name: 'Increase quantity' }))
    await expect.element(screen.getByText('10,000 points')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
    await press(screen.getByRole('button', { name: 'Check your redemption' }))
    await screen.getByLabelText('Payment password', { exact: false }).first().fill('258025')
    await press(screen.getByRole('button', { name: 'Redeem for 10,000 points' }))
    await expect.element(screen.getByText(/Someone else got there first/)).toBeVisible()
    expect(listSent(redeemGood)).toMatchObject([
      { rewardId: 'voucher', quantity: 2, points: 10_000, paymentPassword: '258025' },
    ])
  })

  test('an unanswered points redemption is looked up before the form opens', async () => {
    const account = crypto.randomUUID()
    const entered = { rewardId: 'voucher', quantity: 1, points: 5000, amount: '0.00' }
    const operation = { key: 'k1', entered: JSON.stringify(entered) }
    const keep = (isSent: boolean) =>
      localStorage.setItem(
        `operations:v1:redeem:${account}`,
        JSON.stringify([{ ...operation, isSent }]),
      )
    const answer = (error: GatewayError) => ({ [getExchange.definition.path]: error })
    const check = { name: 'Check your redemption' }
    const lastTry = 'Your last request didn’t go through'

    keep(true)
    const replies = answer(new GatewayError('network'))
    const { screen, listSent } = await open('#goods/voucher', replies, false, account)
    await expect.element(screen.getByText(/We don’t know yet whether/)).toBeVisible()
    expect(screen.getByRole('button', check).query()).toBeNull()
    Object.assign(replies, answer(new GatewayError('exchange_not_found', { status: 404 })))
    await press(screen.getByRole('button', { name: 'Check the result' }))
    await expect.element(screen.getByRole('button', check)).toBeVisible()
    await expect.element(screen.getByText(lastTry)).toBeVisible()
    expect(listSent(getExchange)).toMatchObject([{ intentKey: 'k1' }, { intentKey: 'k1' }])
    await screen.unmount()

    keep(false)
    const other = await open('#goods/voucher', replies, false, account)
    await expect.element(other.screen.getByRole('button', check)).toBeVisible()
    expect(other.screen.getByText(lastTry).query()).toBeNull()
    expect(other.listSent(getExchange)).toEqual([])
  })

  test('an unanswered points redemption cannot be changed', async () => {
    const lost = new GatewayError('network')
    const { screen } = await open('#goods/voucher', {
      [redeemGood.definition.path]: lost,
      [getExchange.definition.path]: lost,
    })
    await press(screen.getByRole('button', { name: 'Check your redemption' }))
    await screen.getByLabelText('Payment password', { exact: false }).first().fill('258025')
    await press(screen.getByRole('button', { name: 'Redeem for 5,000 points' }))
    await expect.element(screen.getByText(/We don’t know yet whether/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change' }).query()).toBeNull()
  })

  test('the points shop converts points to money by the ratio, only within limits', async () => {
    const { screen, listSent } = await open('#convert')
    const field = screen.getByRole('textbox')
    await field.fill('9.001')
    ;(field.element() as HTMLElement).blur()
    await expect.element(field).toHaveAccessibleDescription(/^Points have no decimals\./)
    await field.fill('9,001')
    await press(screen.getByRole('button', { name: 'Check and continue' }))
    await expect.element(screen.getByText('Maximum: 9,000 points.')).toBeVisible()
    await field.fill('1,234')
    await expect.element(screen.getByText('฿12.34')).toBeVisible()
    await press(screen.getByRole('button', { name: 'Check and continue' }))
    await expect.element(screen.getByRole('button', { name: 'Convert to ฿12.34' })).toBeVisible()
    expect(listSent(convertPoints)).toEqual([])
    await press(screen.getByRole('button', { name: 'The way back' }))
    await expect.element(field).toHaveValue('1234')
  })
})
