import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { sampleLocale, say } from '#storybook/samples/say.ts'
import { ComboField } from './ComboField.tsx'

/** A list of about 160 entries, to show the search box. */
const currencies = () => {
  const names = new Intl.DisplayNames(sampleLocale(), { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: names.of(code) ?? code,
    hint: code,
  }))
}

function Stateful(props: ComponentProps<typeof ComboField>) {
  const [value, setValue] = useState(props.value)
  return <ComboField {...props} items={currencies()} value={value} onChange={setValue} />
}

const meta: Meta<typeof ComboField> = {
  title: 'Components/Forms/ComboField',
  component: ComboField,
  render: Stateful,
  args: {
    label: 'Currency',
    items: [],
    value: '',
    placeholder: 'Choose one',
    labels: { search: 'Search', none: 'Nothing matches.' },
  },
}
export default meta
type Story = StoryObj<typeof ComboField>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'THB' } }
export const Wrong: Story = { args: { required: true, error: 'Please choose' } }
export const Disabled: Story = { args: { value: 'THB', disabled: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'KRW' } }

export const Open: Story = {
  args: { value: 'THB' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: say('Currency') }))
    const baht = new Intl.DisplayNames(sampleLocale(), { type: 'currency' }).of('THB')!
    await expect(await screen.findByRole('option', { name: new RegExp(baht) })).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: say('Currency') }))
    await userEvent.type(await screen.findByRole('combobox', { name: say('Search') }), 'seashells')
    await expect(await screen.findByText(say('Nothing matches.'))).toBeVisible()
  },
}
