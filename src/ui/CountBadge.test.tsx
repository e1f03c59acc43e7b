import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import theme from '#app/theme.css?inline'
import { CountBadge } from './CountBadge.tsx'

it('a count of two digits stays in one line over an icon without width', async () => {
  const style = document.createElement('style')
  style.textContent = `${theme} :root { --size-caption: 12px } body { overflow-wrap: anywhere }`
  document.body.append(style)
  onTestFinished(() => style.remove())
  const { container } = await render(
    <span className="relative inline-block w-0">
      <CountBadge tone="offer" count={10} label="10 for you" className="absolute start-3.5" />
    </span>,
  )
  const [digits] = container.querySelectorAll('[aria-hidden]')
  expect(digits!.getClientRects()).toHaveLength(1)
})
