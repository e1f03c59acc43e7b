import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GatewayError } from '#core/contract/error.ts'
import { UnknownOutcome } from './UnknownOutcome.tsx'

const meta: Meta<typeof UnknownOutcome> = {
  title: 'Components/Money/UnknownOutcome',
  component: UnknownOutcome,
  args: { error: new GatewayError('timeout'), onFindOut: fn() },
}
export default meta
type Story = StoryObj<typeof UnknownOutcome>

export const NoAnswer: Story = {}
export const NoNetwork: Story = { args: { error: new GatewayError('network') } }
