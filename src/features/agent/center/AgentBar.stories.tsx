import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEachLanguage } from '#storybook/inEachLanguage.ts'
import { AgentBar } from './AgentBar.tsx'

const meta: Meta<typeof AgentBar> = {
  title: 'Components/Agents/AgentBar',
  component: AgentBar,
  globals: { viewport: { value: 'laptop' } },
  parameters: { site: { as: 'agent' } },
}
export default meta
type Story = StoryObj<typeof AgentBar>

/**
 * The agent's name and the clock stay readable on a small laptop, because the links to services
 * move to a second line.
 */
export const OnLaptop: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByText(/₫|đ|\$|฿|₩/)
    const clock = canvasElement.querySelector('time')!.parentElement!
    const header = canvasElement.querySelector('header')!
    await inEachLanguage(context, () => {
      expect(clock.offsetHeight).toBeLessThan(44)
      expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
    })
  },
}
