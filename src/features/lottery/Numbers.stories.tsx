import type { Meta, StoryObj } from '@storybook/react-vite'
import { Numbers } from './Numbers.tsx'

const meta: Meta<typeof Numbers> = { title: 'Components/Games/Numbers', component: Numbers }
export default meta
type Story = StoryObj<typeof Numbers>

export const Balls: Story = { args: { numbers: ['07', '12', '23', '31', '42', '45'] } }

export const DigitByDigit: Story = { args: { numbers: ['39681'] } }

export const Large: Story = { args: { numbers: ['07', '12', '23'], large: true } }
