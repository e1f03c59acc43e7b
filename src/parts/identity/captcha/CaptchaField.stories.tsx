import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CaptchaField } from './CaptchaField.tsx'

const meta: Meta<typeof CaptchaField> = {
  title: 'Components/Forms/CaptchaField',
  component: CaptchaField,
  parameters: { allLooks: false },
  args: { value: {}, onChange: () => undefined, refusals: 0, series: 'story' },
}
export default meta
type Story = StoryObj<typeof CaptchaField>

/** Lightness of the plate under the picture, from 0 for black to 1 for white. */
function readPlate(picture: HTMLElement): number {
  const color = getComputedStyle(picture.parentElement!).backgroundColor
  return Number(/^oklab\(([\d.]+)/.exec(color)?.[1] ?? NaN)
}

export const InDarkMode: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    const lightness = readPlate(await canvas.findByRole('img'))
    await expect(lightness).toBeGreaterThan(0.7)
    await expect(lightness).toBeLessThan(0.88)
  },
}

export const InLightMode: Story = {
  globals: { mode: 'light' },
  play: async ({ canvas }) => {
    const lightness = readPlate(await canvas.findByRole('img'))
    await expect(lightness).toBeGreaterThan(0.95)
  },
}
