import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CodeField } from './CodeField.tsx'

function Form({ onSubmit }: { onSubmit: (values: { code: string }) => void }) {
  const { register, handleSubmit } = useForm<{ code: string }>()
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <CodeField label="Code" {...register('code')} />
    </form>
  )
}

it.each([
  ['123 456', '123456'],
  [' 12-34\u201356 ', '123456'],
  ['\uff11\uff12\uff13', '123'],
  ['aB 9x', 'aB9x'],
  ['7'.repeat(300), '7'.repeat(255)],
])('the input field for a one-time code reads %j as %j', async (entered, code) => {
  const onSubmit = vi.fn<(values: { code: string }) => void>()
  const screen = await render(<Form onSubmit={onSubmit} />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  await userEvent.fill(input, entered)
  await expect.element(input).toHaveValue(code)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ code }))
})

it('the input field for a one-time code is a single input that phones can autofill', async () => {
  const screen = await render(<CodeField label="Code" />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
})
