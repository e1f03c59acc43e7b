import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UnknownOutcome } from './UnknownOutcome.tsx'

const meta: Meta<typeof UnknownOutcome> = {
  title: 'Components/Money/UnknownOutcome',
  component: UnknownOutcome,
  args: { onFindOut: fn() },
}
export default meta

export const NoAnswer: StoryObj<typeof UnknownOutcome> = {}
