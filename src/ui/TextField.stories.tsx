import type { Meta, StoryObj } from '@storybook/react-vite'
import { User } from 'lucide-react'
import { expect } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Empty: Story = { args: { placeholder: 'For example lucky88' } }
export const Filled: Story = { args: { defaultValue: 'lucky88', icon: <User /> } }
export const Required: Story = {
  args: { required: true, hint: '6 to 12 letters and digits, starting with a letter.' },
}
export const WithAside: Story = {
  args: {
    aside: (
      <a href="#known" className="text-primary-text underline">
        Already a player?
      </a>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lucky88' } }

export const Wrong: Story = {
  args: {
    required: true,
    defaultValue: '8',
    hint: '6 to 12 letters and digits, starting with a letter.',
    error: 'This name is too short: it needs at least 6 letters and digits.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Username/ })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(/too short.*starting with a letter/)
  },
}

export const Focused: Story = {
  play: async ({ canvas }) => canvas.getByRole('textbox').focus(),
}

export const LongThai: Story = {
  globals: { language: 'TH' },
  args: {
    label: 'ชื่อเต็มตามบัญชีธนาคารสำหรับการถอนเงินครั้งแรก',
    required: true,
    hint: 'ใส่ชื่อและนามสกุลให้ตรงกับสมุดบัญชีธนาคารคั่นด้วยช่องว่างหนึ่งช่อง',
    error: 'ชื่อต้องมีความยาวอย่างน้อยสองคำและใช้ได้เฉพาะตัวอักษรไทยหรืออังกฤษเท่านั้น',
  },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}

export const LongVietnamese: Story = {
  ...LongThai,
  globals: { language: 'VI' },
  args: {
    label: 'Họ và tên đầy đủ của chủ tài khoản ngân hàng',
    hint: 'Viết hoa, không dấu, đúng như trên sổ tài khoản ngân hàng của bạn.',
    error: 'Họ và tên phải gồm ít nhất hai từ, cách nhau bằng một khoảng trắng.',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { required: true, icon: <User />, hint: 'Six letters or more.', error: 'Too short.' },
}
