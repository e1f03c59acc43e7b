import { expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { BANNERS } from '../content/banners.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { REBATED, rebateRateOf } from '../money/rebates.ts'
import { termsOf } from './referrals.ts'
import { VIP_LEVELS } from './vip-levels.ts'

const campaign = (id: string) => CAMPAIGNS.find((one) => one.id === id)!
const brand = makeBrand('lotus', { currency: 'THB' })

test('the referral promotion and banner promise the sum of all rewards for one friend', () => {
  const terms = termsOf(openMerchant(brand, new SandboxState().of(brand.merchant)))
  const promised = (terms.forDeposit + terms.forQualified) / 100
  const { reward, title } = campaign('referral')
  expect(reward).toEqual({ kind: 'cash', amount: promised })
  const { subtitle } = BANNERS.find(({ target }) => target === 'referral')!
  for (const text of [...Object.values(title), ...Object.values(subtitle)]) {
    expect(text).toContain(`{amount:${promised}}`)
  }
})

test('the rebate promotion promises the highest rebate rate of the merchant', () => {
  const ranks = VIP_LEVELS.map(({ rank }) => rank)
  const rates = REBATED.flatMap((gameType) => ranks.map((rank) => rebateRateOf(gameType, rank)))
  const best = String(Math.max(...rates) / 100)
  for (const text of Object.values(campaign('daily-rebate').title)) {
    expect(text.replace(',', '.')).toContain(`${best}%`)
  }
})

test('no English text of a promotion has a space before a percent sign', () => {
  for (const { title, summary, about } of CAMPAIGNS) {
    for (const words of [title, summary, about]) expect(words.EN).not.toMatch(/\d %/)
  }
})
