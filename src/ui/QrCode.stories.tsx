import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta: Meta<typeof QrCode> = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: { value: 'https://get.example.com/android', label: 'QR code for the address' },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Plain: Story = {}
export const Large: Story = { args: { size: 180 } }
