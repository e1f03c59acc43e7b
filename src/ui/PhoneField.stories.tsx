import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { useState, type ComponentProps } from 'react'
import { PhoneField } from './PhoneField.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })
const items = getCountries().map((country) => ({
  value: country,
  label: names.of(country) ?? country,
  hint: `+${getCountryCallingCode(country)}`,
}))

function Stateful(props: ComponentProps<typeof PhoneField>) {
  const [value, onChange] = useState(props.country.value)
  return <PhoneField {...props} country={{ ...props.country, value, onChange }} />
}

const country = {
  items,
  value: 'TH',
  onChange: () => {},
  label: 'Country code',
  labels: { search: 'Search a country or code', none: 'No country matches.' },
}

const meta: Meta<typeof PhoneField> = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  render: Stateful,
  args: { label: 'Mobile number', name: 'mobileNum', country },
}
export default meta
type Story = StoryObj<typeof PhoneField>

export const Empty: Story = { args: { placeholder: '81 234 5678' } }
export const Filled: Story = { args: { defaultValue: '81 234 5678', required: true } }
export const OneCountry: Story = {
  args: {
    country: { ...country, items: items.filter(({ value }) => value === 'TH') },
    defaultValue: '81 234 5678',
  },
}
export const Wrong: Story = {
  args: { defaultValue: '81', error: 'This is not a mobile number in Thailand.' },
}
export const Disabled: Story = { args: { defaultValue: '81 234 5678', disabled: true } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '81 234 5678' },
}
