import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/Button.tsx'
import { Money } from '#ui/Money.tsx'
import { Receipt } from './Receipt.tsx'

const money = (amount: string) => <Money amount={amount} locale="en" currency="THB" />

const meta: Meta<typeof Receipt> = {
  title: 'Components/Money/Receipt',
  component: Receipt,
  args: {
    title: 'Withdrawal',
    amount: '฿1,500.00',
    tone: 'pending',
    status: 'Under review',
    sentence: 'We check the withdrawal, which takes about ten minutes.',
    rows: [
      { label: 'Amount', value: money('1500.00') },
      { label: 'Fee', value: money('15.00') },
      { label: 'You receive', value: money('1485.00'), strong: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Receipt>

export const UnderReview: Story = { args: { children: <Button>Cancel the withdrawal</Button> } }
export const Paid: Story = {
  args: { tone: 'good', status: 'Paid', sentence: 'The money is on its way to your bank.' },
}
export const Refused: Story = {
  args: { tone: 'bad', status: 'Refused', sentence: 'The money is back in your wallet.' },
}
