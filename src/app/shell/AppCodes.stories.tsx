import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppCodes } from './AppCodes.tsx'

const [android, ios, lite] = [
  { name: 'Android', url: 'https://apps.example/android' },
  { name: 'iPhone and iPad', url: 'https://apps.example/ios' },
  { name: 'iPhone, light edition', url: 'https://apps.example/ios-lite' },
]

const meta: Meta<typeof AppCodes> = {
  title: 'Components/Layout and navigation/AppCodes',
  component: AppCodes,
  globals: { viewport: { value: 'desktop' } },
  args: { apps: [android, ios, lite] },
}
export default meta
type Story = StoryObj<typeof AppCodes>

export const AllApps: Story = {}

export const OneApp: Story = { args: { apps: [android] } }
