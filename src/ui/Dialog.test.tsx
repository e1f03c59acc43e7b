import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'

const waiting = (
  <Dialog title="Sign up" closeLabel="Close" onClose={() => undefined}>
    <span>Loading</span>
    <button type="button">Help</button>
  </Dialog>
)
const ready = (
  <Dialog title="Sign up" closeLabel="Close" onClose={() => undefined}>
    <input aria-label="Name" />
    <button type="button">Help</button>
  </Dialog>
)

it('a dialog focuses the first field of a form that appears later', async () => {
  const screen = await render(waiting)
  await expect.element(screen.getByRole('dialog', { name: 'Sign up' })).toHaveFocus()
  await screen.rerender(ready)
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})

it('a dialog does not move the focus if the visitor already moved it', async () => {
  const screen = await render(waiting)
  await expect.element(screen.getByRole('dialog', { name: 'Sign up' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  const help = screen.getByRole('button', { name: 'Help' })
  await expect.element(help).toHaveFocus()
  await screen.rerender(ready)
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  await expect.element(help).toHaveFocus()
})
