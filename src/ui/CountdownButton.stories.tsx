import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CountdownButton } from './CountdownButton.tsx'

const meta: Meta<typeof CountdownButton> = {
  title: 'Components/Actions/CountdownButton',
  component: CountdownButton,
  args: {
    onSend: fn(),
    until: null,
    labels: {
      send: 'Send code',
      wait: (seconds) => `Resend in ${seconds} s`,
      ready: 'You can ask for another code.',
    },
  },
}
export default meta
type Story = StoryObj<typeof CountdownButton>

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Counting: Story = {
  args: { until: 42_000, now: () => 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend in 45 s' }))
    await expect(canvas.getByText('Resend in 42 s')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
