import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/Button.tsx'
import { Money } from '#ui/Money.tsx'
import { sampleAmount, sampleCurrency, sampleMoney } from '#storybook/samples/money.ts'
import { sampleLocale, say } from '#storybook/samples/say.ts'
import { Receipt } from './Receipt.tsx'

const drawMoney = (baht: string) => (
  <Money amount={sampleAmount(baht)} locale={sampleLocale()} currency={sampleCurrency()} />
)

const meta: Meta<typeof Receipt> = {
  title: 'Components/Money/Receipt',
  component: Receipt,
  args: {
    title: 'Withdrawal',
    amount: '',
    tone: 'pending',
    status: 'Under review',
    sentence: 'We check the withdrawal, which takes about ten minutes.',
    rows: [],
  },
  // Amounts are written when the story is drawn, since the brand's currency is known only then.
  render: (args) => (
    <Receipt
      {...args}
      amount={sampleMoney('1500.00')}
      rows={[
        { label: say('Amount'), value: drawMoney('1500.00') },
        { label: say('Fee'), value: drawMoney('15.00') },
        { label: say('You receive'), value: drawMoney('1485.00'), strong: true },
        { label: say('Reference'), value: 'W-2604-81739' },
      ]}
    />
  ),
  argTypes: { amount: { control: false }, rows: { control: false } },
}
export default meta
type Story = StoryObj<typeof Receipt>

export const UnderReview: Story = {
  args: { children: <Button variant="outline">Cancel this withdrawal</Button> },
}
export const Paid: Story = {
  args: { tone: 'good', status: 'Paid', sentence: 'The money is on its way to your bank.' },
}
export const Refused: Story = {
  args: { tone: 'bad', status: 'Refused', sentence: 'The money is back in your wallet.' },
}
