import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#storybook/samples/say.ts'
import { CodeField } from './CodeField.tsx'
import { CountdownButton } from './CountdownButton.tsx'

const labels = {
  send: 'Send code',
  wait: (seconds: number) => say('{seconds, plural, other {Resend in # s}}', { seconds }),
  ready: 'You can ask for another code.',
}

const meta: Meta<typeof CodeField> = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: { label: 'Code from the SMS', name: 'code' },
}
export default meta
type Story = StoryObj<typeof CodeField>

export const Empty: Story = { args: { placeholder: '6 digits' } }
export const Filled: Story = { args: { defaultValue: '482913' } }
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = {
  args: { defaultValue: '482913', error: 'That code has expired. Send a new one.' },
}
export const WithSending: Story = {
  args: {
    required: true,
    hint: 'Sent to +66 81 ••• •678',
    action: <CountdownButton onSend={() => {}} until={null} labels={labels} />,
  },
}

export const Narrow: Story = {
  args: {
    label: 'Code from the email to this address',
    defaultValue: '482913',
    error: 'That code has expired. Send a new one.',
    action: <CountdownButton onSend={() => {}} until={59_000} now={() => 0} labels={labels} />,
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
