import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleLocale, say } from '#storybook/samples/say.ts'
import { DateField } from './DateField.tsx'

function Stateful(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <DateField {...props} locale={sampleLocale()} value={value} onChange={setValue} />
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
  args: { value: '2001/02/31', error: 'Enter a real date with a four-digit year.' },
}
export const Disabled: Story = { args: { value: '1990-02-13', disabled: true } }
export const Narrow: Story = {
  args: { label: 'Date of birth as on your identity card' },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '1990-02-13' } }

/** Digits go on from field to field, in the order of the language. */
export const TypedInOneGo: Story = {
  play: async ({ canvas }) => {
    const order = new Intl.DateTimeFormat(sampleLocale())
      .formatToParts()
      .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
    const [first] = order
    await userEvent.click(canvas.getByLabelText(say(NAMES[first!])))
    await userEvent.keyboard(order.map((part) => DIGITS[part]).join(''))
    await expect(canvas.getByRole('status')).toHaveTextContent('1990-02-13')
  },
}

const NAMES = { day: 'Day', month: 'Month', year: 'Year' }
const DIGITS = { day: '13', month: '02', year: '1990' }
