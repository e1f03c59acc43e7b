import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Choices } from '#core/brand/choices.ts'
import { ColourUse } from './ColourUse.tsx'

const meta: Meta<typeof ColourUse> = {
  title: 'Foundations/Colour use',
  tags: ['!autodocs'],
  component: ColourUse,
  parameters: { layout: 'fullscreen', docs: { story: { height: 'auto' } } },
}
export default meta

const chosen = (choices: Partial<Choices>): StoryObj<typeof ColourUse> => ({
  parameters: { site: { choices } },
})

export const Quiet = chosen({ colourUse: 'quiet', categoryIcons: 'mono' })
export const Balanced = chosen({ colourUse: 'balanced', categoryIcons: 'rainbow' })
export const Bold = chosen({ colourUse: 'bold', categoryIcons: 'tinted' })
export const ColouredHeader = chosen({ header: 'coloured' })
