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

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'business' } }
export const LongChoice: Story = {
  args: { defaultValue: 'savings' },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const Wrong: Story = { args: { required: true, error: 'Please choose' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'salary' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'business' },
}
