import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Win } from './api.ts'
import { useSteadyWins } from './useSteadyWins.ts'

const winsOf = (...ids: string[]) => ids.map((id) => ({ id }) as Win)

/** @param top position of the list's beginning, in pixels from the top of the browser window */
function List({ wins, name = 'one', top }: { wins: Win[]; name?: string; top: number }) {
  const list = useRef<HTMLUListElement>(null)
  const steady = useSteadyWins(wins, { key: name, list })
  return (
    <>
      <ul ref={list} style={{ position: 'fixed', top, pointerEvents: 'none' }}>
        {steady.wins?.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {steady.waiting > 0 && <button onClick={steady.adopt}>{`${steady.waiting} new`}</button>}
    </>
  )
}

it('new wins appear by themselves while the top of the winners list is visible', async () => {
  const screen = await render(<List wins={winsOf('a')} top={200} />)
  await screen.rerender(<List wins={winsOf('b', 'a')} top={200} />)
  await expect.element(screen.getByText('b', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('new wins wait behind a button while the winners list is scrolled down', async () => {
  const screen = await render(<List wins={winsOf('a')} top={-200} />)
  await screen.rerender(<List wins={winsOf('c', 'b', 'a')} top={-200} />)
  const more = screen.getByRole('button', { name: '2 new' })
  await expect.element(more).toBeInTheDocument()
  expect(screen.container.querySelectorAll('li')).toHaveLength(1)
  ;(more.element() as HTMLElement).click()
  await expect.poll(() => screen.container.querySelectorAll('li').length).toBe(3)
})

it('switching to another list of winners shows its wins at once', async () => {
  const screen = await render(<List wins={winsOf('a')} top={-200} />)
  await screen.rerender(<List wins={winsOf('x', 'y')} name="other" top={-200} />)
  expect(screen.container.textContent).toBe('xy')
})
