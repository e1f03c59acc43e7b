import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DateField } from './DateField.tsx'

function Stateful(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <output className="sr-only">{value}</output>
    </>
  )
}

const meta: Meta<typeof DateField> = {
  title: 'Components/Forms/DateField',
  component: DateField,
  render: Stateful,
  args: {
    label: 'Birthday',
    value: '',
    locale: 'en-GB',
    autoComplete: 'bday',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
  },
}
export default meta
type Story = StoryObj<typeof DateField>

export const Empty: Story = { args: { hint: 'You must be 21 or older.', required: true } }
export const Filled: Story = { args: { value: '1990-02-13' } }
export const Wrong: Story = {
  args: { value: '2001/02/31', error: 'This day is not in the calendar.' },
}
export const Disabled: Story = { args: { value: '1990-02-13', disabled: true } }
export const Korean: Story = {
  globals: { language: 'KO' },
  args: {
    label: '생년월일',
    locale: 'ko-KR',
    value: '1990-02-13',
    labels: { day: '일', month: '월', year: '연도' },
  },
}
export const LongThai: Story = {
  globals: { language: 'TH' },
  args: {
    label: 'วันเดือนปีเกิดตามบัตรประจำตัวประชาชน',
    locale: 'th-TH',
    labels: { day: 'วันที่', month: 'เดือน', year: 'ปี (ค.ศ. หรือ พ.ศ.)' },
  },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '1990-02-13' } }

export const TypedInOneGo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Day'))
    await userEvent.keyboard('13021990')
    await expect(canvas.getByRole('status')).toHaveTextContent('1990-02-13')
  },
}
