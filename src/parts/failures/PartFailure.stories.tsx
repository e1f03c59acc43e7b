import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChunkError } from '#core/platform/loadChunk.ts'
import { PartFailure } from './PartFailure.tsx'

const meta: Meta<typeof PartFailure> = {
  title: 'Components/Feedback/PartFailure',
  component: PartFailure,
  args: { error: new ChunkError('Footer', new TypeError('Failed to fetch')), onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof PartFailure>

export const NotLoaded: Story = {}
export const Outdated: Story = { args: { error: new ChunkError('Footer', null, true) } }
