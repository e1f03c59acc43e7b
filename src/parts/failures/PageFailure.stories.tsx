import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChunkError } from '#core/platform/loadChunk.ts'
import { PageFailure } from './PageFailure.tsx'

const meta: Meta<typeof PageFailure> = {
  title: 'Components/Feedback/PageFailure',
  component: PageFailure,
  args: { error: new Error('A component threw.'), resetErrorBoundary: fn() },
}
export default meta
type Story = StoryObj<typeof PageFailure>

export const Thrown: Story = {}
export const NotLoaded: Story = {
  args: { error: new ChunkError('VipScreen', new TypeError('Failed to fetch')) },
}
export const Outdated: Story = { args: { error: new ChunkError('VipScreen', null, true) } }
