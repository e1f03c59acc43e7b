import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/Button.tsx'
import { BRAND_CURRENCY } from '#storybook/samples/money.ts'
import { say } from '#storybook/samples/say.ts'
import { ContractCard } from './ContractCard.tsx'
import type { Contract } from './contractSchema.ts'
import type { Terms } from './schema.ts'
import { TermsComparison } from './TermsComparison.tsx'
import { TermsView } from './TermsView.tsx'

const TERMS = {
  kind: 'dividend',
  period: 'W',
  costRatio: 50,
  carryOver: true,
  minBetDays: 1,
  tiers: [
    { activeMembers: 2, validBet: '0', loss: '0', rate: 1200 },
    { activeMembers: 10, validBet: '50000.00', loss: '5000.00', rate: 2000 },
  ],
} satisfies Terms

const LOWER: Terms = { ...TERMS, tiers: TERMS.tiers.map((tier) => ({ ...tier, rate: 500 })) }

const CONTRACT: Contract = {
  id: 'c1',
  kind: 'dividend',
  version: 2,
  state: 'active',
  terms: TERMS,
  offeredAt: '2026-10-28T14:00:00Z',
  expiresAt: null,
  signedAt: '2026-10-28T17:00:00Z',
  countsFrom: '2026-10-28T17:00:00Z',
  endedAt: null,
  endedBy: null,
  terminationAskedBy: null,
  lastSettlement: undefined,
  endsByMoveAt: null,
  steps: [
    { state: 'offered', by: 'upline', at: '2026-10-28T14:00:00Z' },
    { state: 'active', by: 'downline', at: '2026-10-28T17:00:00Z' },
  ],
}

const meta: Meta<typeof ContractCard> = {
  title: 'Components/Agents/ContractCard',
  component: ContractCard,
  parameters: { allLooks: false },
  args: {
    title: 'Contract in force',
    contract: CONTRACT,
    side: 'downline',
    facts: [{ label: 'Offered by', value: 'de•••er' }],
    next: {
      start: '2099-11-23T17:00:00Z',
      end: '2099-11-30T17:00:00Z',
      settlesAt: '2099-11-30T17:00:00Z',
    },
    actions: <Button variant="outline">Ask to end it</Button>,
    children: <TermsView terms={TERMS} currency={BRAND_CURRENCY} />,
  },
}
export default meta
type Story = StoryObj<typeof ContractCard>

/** Whether lines on all sides make the element a box; buttons may be boxes. */
function isFramed(element: Element): boolean {
  const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } =
    getComputedStyle(element)
  const widths = [borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth]
  return element.tagName !== 'BUTTON' && widths.every((width) => parseFloat(width) > 0)
}

const HasNoBoxWithin: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: say('Contract in force') })
    const framed = [...card.querySelectorAll('*')].filter(isFramed)
    await expect(framed.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
  },
}

export const InForce: Story = HasNoBoxWithin

export const WithNewTerms: Story = {
  ...HasNoBoxWithin,
  args: { children: <TermsComparison before={TERMS} after={LOWER} currency={BRAND_CURRENCY} /> },
}
