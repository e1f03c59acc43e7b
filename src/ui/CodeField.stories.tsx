import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeField } from './CodeField.tsx'
import { CountdownButton } from './CountdownButton.tsx'

const labels = {
  send: 'Send code',
  wait: (seconds: number) => `Resend in ${seconds} s`,
  ready: 'You can ask for another code.',
}

const meta: Meta<typeof CodeField> = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: { label: 'Code from the message', name: 'code' },
}
export default meta
type Story = StoryObj<typeof CodeField>

export const Empty: Story = { args: { placeholder: '6 digits' } }
export const Filled: Story = { args: { defaultValue: '482913' } }
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = {
  args: { defaultValue: '482913', error: 'This code has expired. Ask for another one.' },
}
export const WithSending: Story = {
  args: {
    required: true,
    hint: 'Sent to +66 81 ••• •678',
    action: <CountdownButton onSend={() => {}} until={null} labels={labels} />,
  },
}

export const Narrow: Story = {
  globals: { language: 'TH' },
  args: {
    label: 'รหัสยืนยันจากข้อความที่ส่งไปยังโทรศัพท์',
    defaultValue: '482913',
    error: 'รหัสยืนยันนี้หมดอายุแล้ว กรุณาขอรหัสยืนยันใหม่',
    action: (
      <CountdownButton
        onSend={() => {}}
        until={59_000}
        now={() => 0}
        labels={{ send: 'ขอรหัสยืนยัน', wait: (seconds) => `ขอใหม่ได้ในอีก ${seconds} วินาที`, ready: '' }}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { ...WithSending, globals: { direction: 'rtl' } }
