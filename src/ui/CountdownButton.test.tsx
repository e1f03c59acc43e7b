import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CountdownButton } from './CountdownButton.tsx'

const labels = {
  send: 'Send code',
  wait: (seconds: number) => `Resend in ${seconds} s`,
  ready: 'You can ask again.',
}

/** A fake clock that the test moves. */
function clockAt(start: number) {
  const clock = { time: start, now: () => clock.time }
  return clock
}

it('the countdown button sends, counts down by the given clock, and can then send again', async () => {
  const onSend = vi.fn<() => void>()
  const clock = clockAt(1_000_000)
  const at = (until: number | null) => (
    <CountdownButton onSend={onSend} until={until} now={clock.now} labels={labels} />
  )
  const screen = await render(at(null))
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(onSend).toHaveBeenCalledTimes(1)

  await screen.rerender(at(1_060_000))
  await expect.element(screen.getByText('Resend in 60 s').first()).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button, { force: true })
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(button.element()).toBe(document.activeElement)

  clock.time += 17_500
  await expect.element(screen.getByText('Resend in 43 s')).toBeVisible()
  await expect.element(button).toHaveAccessibleName('Resend in 45 s')
  expect(screen.getByRole('status').element().textContent).toBe('')

  clock.time += 43_000
  await expect.element(button).toHaveAccessibleName('Send code')
  await expect.element(screen.getByRole('status')).toHaveTextContent('You can ask again.')
  await userEvent.click(button)
  expect(onSend).toHaveBeenCalledTimes(2)
})

it('the countdown button ignores clicks while its action is under way', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<CountdownButton busy onSend={onSend} until={null} labels={labels} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }), { force: true })
  expect(onSend).not.toHaveBeenCalled()
})
