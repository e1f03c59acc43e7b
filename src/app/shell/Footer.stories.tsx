import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from './Footer.tsx'

const meta: Meta<typeof Footer> = {
  title: 'Components/Layout and navigation/Footer',
  component: Footer,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByText(/©/)
  },
}
export default meta
type Story = StoryObj<typeof Footer>

const form = (footer: 'columns' | 'centred' | 'line') => ({ site: { choices: { footer } } })
const phone = { viewport: { value: 'phone' } }

export const Columns: Story = { parameters: form('columns') }

export const Centred: Story = { parameters: form('centred') }

export const Line: Story = { parameters: form('line') }

export const ColumnsOnPhone: Story = { globals: phone, parameters: form('columns') }

export const CentredOnPhone: Story = { globals: phone, parameters: form('centred') }

export const LineOnPhone: Story = { globals: phone, parameters: form('line') }
