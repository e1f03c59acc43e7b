import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleLocale } from '#storybook/samples/say.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Still to bet' },
  render: (args) => <ProgressBar {...args} locale={args.locale ?? sampleLocale()} />,
}
export default meta

type Story = StoryObj<typeof ProgressBar>

export const Started: Story = { args: { value: 0.25 } }
export const NearlyThere: Story = { args: { value: 0.999 } }
export const Done: Story = { args: { value: 1 } }

export const InTurkish: Story = {
  args: { value: 0.25, locale: 'tr-TR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%25')).toBeVisible()
  },
}
