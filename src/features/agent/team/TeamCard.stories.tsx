import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MEMBER } from '#storybook/samples/member.ts'
import { BRAND_CURRENCY, sampleMoney } from '#storybook/samples/money.ts'
import { TeamCard } from './TeamCard.tsx'

const meta: Meta<typeof TeamCard> = {
  title: 'Components/Agents/TeamCard',
  component: TeamCard,
  parameters: { allLooks: false },
  args: { member: MEMBER, currency: BRAND_CURRENCY, to: '/', toBelow: '/' },
  decorators: [
    (Story) => (
      <div className="max-w-sm card">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TeamCard>

const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)

export const BalanceLeads: Story = {
  play: async ({ canvasElement }) => {
    const [balance, ...others] = within(canvasElement).getAllByRole('definition')
    const whole = sampleMoney(MEMBER.balance).replaceAll('\u00a0', ' ')
    await expect(balance).toHaveTextContent(whole)
    for (const other of others) {
      await expect(sizeOf(other)).toBeLessThan(sizeOf(balance!))
    }
  },
}

export const HiddenValues: Story = {
  args: { member: { ...MEMBER, level: 2, nickname: null, balance: null, lastLoginAt: null } },
}
