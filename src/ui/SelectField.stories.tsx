import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.tsx'

const meta: Meta<typeof SelectField> = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Source of income',
    placeholder: 'Choose one',
    items: [
      { value: 'salary', label: 'Salary' },
      { value: 'business', label: 'Own business' },
      { value: 'savings', label: 'Savings and investments that pay a yearly return' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof SelectField>

export const Empty: Story = { tags: ['state'] }
export const Filled: Story = { tags: ['state'], args: { defaultValue: 'business' } }
export const LongWords: Story = {
  tags: ['state'],
  args: { defaultValue: 'savings' },
  decorators: [
    (Story) => (
      <div className="max-w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const Wrong: Story = { tags: ['state'], args: { required: true, error: 'Please choose' } }
export const Disabled: Story = { tags: ['state'], args: { disabled: true, defaultValue: 'salary' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'business' },
}
