import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { FormAlert } from './FormAlert.tsx'

const meta: Meta<typeof FormAlert> = {
  title: 'Components/Feedback/FormAlert',
  component: FormAlert,
  args: { children: 'The username or password is wrong.' },
}
export default meta
type Story = StoryObj<typeof FormAlert>

export const Danger: Story = {}
export const Warning: Story = {
  args: { tone: 'warning', children: 'Two tries are left before your account is locked.' },
}
export const Info: Story = {
  args: { tone: 'info', children: 'You were signed out because you were away for a while.' },
}
export const Success: Story = {
  args: { tone: 'success', children: 'Your new password is set. Please log in with it.' },
}
export const WithTitleAndAction: Story = {
  args: {
    title: 'Your account is locked for 15 minutes',
    children: 'Too many wrong passwords were tried. If that was not you, tell customer service.',
    action: (
      <Button variant="outline" size="sm">
        Customer service
      </Button>
    ),
  },
}
export const LongThai: Story = {
  globals: { language: 'TH' },
  args: {
    title: 'บัญชีของคุณถูกล็อกชั่วคราวเป็นเวลาสิบห้านาที',
    children: 'มีการใส่รหัสผ่านผิดหลายครั้งเกินไป หากไม่ใช่คุณกรุณาแจ้งฝ่ายบริการลูกค้าทันที',
  },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { ...WithTitleAndAction, globals: { direction: 'rtl' } }
