import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openGateway, showPage } from '#parts/center/testCenter.tsx'
import { listDepositMethods, listDeposits } from './api.ts'
import { DepositStart } from './DepositStart.tsx'
import type { Method } from './schema.ts'
import { DEPOSIT } from './testDeposit.ts'

const CARD: Method = {
  id: 'card',
  kind: 'card',
  name: 'Visa',
  min: '300',
  max: '1000',
  presets: [],
  feePercent: '0',
  minutes: 2,
  maintenance: null,
  networks: [],
}

it.each([
  ['an end that is ahead', '2099-01-01T06:00:00Z', /^In maintenance until 1 Jan.*choose another/],
  ['an end that has passed', '2020-01-01T06:00:00Z', /^In maintenance\. Please choose another/],
  ['no end', null, /^In maintenance\. Please choose another/],
])(
  'a way to deposit in maintenance with %s says so, and leads nowhere',
  async (_, endsAt, words) => {
    const gateway = openGateway()
    const methods = [{ ...CARD, maintenance: { endsAt } }]
    gateway.answer(listDepositMethods, () => ({ methods, bonuses: [] }))
    gateway.answer(listDeposits, () => ({ deposits: [] }))
    await showPage(() => <DepositStart />, 'depositv2')
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('link').elements()).toEqual([])
  },
)

it('a deposit that failed names its reason in the list', async () => {
  const gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [], bonuses: [] }))
  gateway.answer(listDeposits, () => ({
    deposits: [{ ...DEPOSIT, state: 'failed', reason: 'declined' }],
  }))
  await showPage(() => <DepositStart />, 'depositv2')
  const list = page.getByRole('region', { name: 'Recent deposits' })
  await expect.element(list.getByText('Payment declined')).toBeVisible()
})
