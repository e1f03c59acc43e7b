import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, userEvent } from 'vitest/browser'
import { ComboField } from './ComboField.tsx'

const items = [
  { value: 'TH', label: 'Thailand', hint: '+66' },
  { value: 'VN', label: 'Vietnam', hint: '+84' },
  { value: 'KR', label: 'South Korea', hint: '+82' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: '+225' },
]
const labels = { search: 'Search', none: 'Nothing matches.' }

function Country() {
  const [value, setValue] = useState('TH')
  return <ComboField label="Country" {...{ items, value, labels }} onChange={setValue} />
}

it('a combo box finds an item by name, hint or unaccented text, also by keyboard', async () => {
  const screen = await render(<Country />)
  const field = screen.getByRole('combobox', { name: 'Country' })
  await expect.element(field).toHaveTextContent('Thailand')
  for (const [typed, found] of [
    ['viet', 'Vietnam'],
    ['+82', 'South Korea'],
    ['cote', 'Côte d’Ivoire'],
  ] as const) {
    ;(field.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const search = screen.getByRole('combobox', { name: 'Search' })
    await expect.element(search).toHaveFocus()
    await userEvent.fill(search, typed)
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveTextContent(found)
    await expect.element(search).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  }
})

it('a combo box searches text that an input method is still composing', async () => {
  const screen = await render(<Country />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }))
  await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
  await cdp().send('Input.imeSetComposition', { text: 'viet', selectionStart: 4, selectionEnd: 4 })
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Vietnam+84'])
})

it('a combo box keeps its choice when the list closes, and announces an empty result', async () => {
  const screen = await render(<Country />)
  const field = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.click(field)
  await userEvent.fill(screen.getByRole('combobox', { name: 'Search' }), 'Atlantis')
  await expect.element(screen.getByText('Nothing matches.')).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(screen.getByText('Nothing matches.')).not.toBeInTheDocument()
  await expect.element(field).toHaveTextContent('Thailand')
})

function Form() {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { country: '' } })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Controller
        control={control}
        name="country"
        rules={{ required: 'Choose a country.' }}
        render={({ field }) => (
          <ComboField
            label="Country"
            required
            error={formState.errors.country?.message}
            {...{ items, labels }}
            {...field}
          />
        )}
      />
      <button>Send</button>
    </form>
  )
}

it('a required combo box gets focus and error when its form is sent empty', async () => {
  const screen = await render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const field = screen.getByRole('combobox', { name: /Country/ })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Choose a country.')
  await expect.element(field).toBeInvalid()
})
