import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TeamCard } from './TeamCard.tsx'

const MEMBER = {
  id: '1',
  account: 'thanakorn88',
  nickname: 'Thanakorn',
  isAgent: true,
  level: 1,
  joinedAt: '2026-10-01T05:00:00Z',
  lastLoginAt: '2026-11-20T05:00:00Z',
  balance: '1234567.50',
  directs: 12,
  teamSize: 3456,
  turnover: '98765432.10',
}

const meta: Meta<typeof TeamCard> = {
  title: 'Components/Agents/TeamCard',
  component: TeamCard,
  parameters: { allLooks: false },
  args: { member: MEMBER, currency: 'THB', to: '/', toBelow: '/' },
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
    await expect(balance).toHaveTextContent('1,234,567')
    for (const other of others) {
      await expect(sizeOf(other)).toBeLessThan(sizeOf(balance!))
    }
  },
}

export const HiddenValues: Story = {
  args: { member: { ...MEMBER, level: 2, nickname: null, balance: null, lastLoginAt: null } },
}
