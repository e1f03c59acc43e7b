import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { CountdownButton } from './CountdownButton.tsx'

const wait = (seconds: number) => say('{seconds, plural, other {Resend in # s}}', { seconds })

const meta: Meta<typeof CountdownButton> = {
  title: 'Components/Actions/CountdownButton',
  component: CountdownButton,
  args: {
    onSend: fn(),
    until: null,
    labels: {
      send: 'Send code',
      wait,
      ready: 'You can ask for another code.',
    },
  },
}
export default meta
type Story = StoryObj<typeof CountdownButton>

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Counting: Story = {
  args: { until: 42_000, now: () => 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: wait(45) }))
    await expect(canvas.getByText(wait(42))).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
