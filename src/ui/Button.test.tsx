import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button } from './Button.tsx'

it('a button in its busy state keeps its width and does not submit its form', async () => {
  const onSubmit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Log in
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button', { name: 'Log in' })
  const width = () => button.element().getBoundingClientRect().width
  const before = width()
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)

  await screen.rerender(form(true))
  await userEvent.click(button, { force: true })
  await userEvent.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(width()).toBe(before)
})
