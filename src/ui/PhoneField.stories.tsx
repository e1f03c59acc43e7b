import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { useState, type ComponentProps } from 'react'
import { sampleLocale } from '#storybook/samples/say.ts'
import { PhoneField } from './PhoneField.tsx'

const countries = () => {
  const names = new Intl.DisplayNames(sampleLocale(), { type: 'region' })
  return getCountries().map((country) => ({
    value: country as string,
    label: names.of(country) ?? country,
    hint: `+${getCountryCallingCode(country)}`,
  }))
}

function Stateful(props: ComponentProps<typeof PhoneField>) {
  const { country: given } = props
  const [value, onChange] = useState(given.value)
  const items = given.items.length > 0 ? given.items : countries()
  return <PhoneField {...props} country={{ ...given, items, value, onChange }} />
}

const country = {
  items: [],
  value: 'TH',
  onChange: () => {},
  label: 'Country code',
  labels: { search: 'Search countries', none: 'No country found' },
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
    country: { ...country, items: [{ value: 'TH', label: 'Thailand', hint: '+66' }] },
    defaultValue: '81 234 5678',
  },
}
export const Wrong: Story = {
  args: { defaultValue: '81', error: 'Enter a valid mobile number.' },
}
export const Disabled: Story = { args: { defaultValue: '81 234 5678', disabled: true } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '81 234 5678' },
}
