import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from './queries.ts'

const point = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** Presses a mouse button down, and lets the gateway's reply arrive during the press. */
async function receiveDuringPress() {
  const queryClient = createQueryClient()
  const gateway = Promise.withResolvers<string>()
  const query = { queryKey: ['/path'], queryFn: () => gateway.promise }
  const Reply = () => <p>{useQuery(query).data ?? 'Waiting'}</p>
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Reply />
    </QueryClientProvider>,
  )
  onTestFinished(() => void point('pointercancel'))
  point('pointerdown')
  gateway.resolve('Reply')
  await expect.poll(() => queryClient.getQueryData(query.queryKey)).toBe('Reply')
  for (let frames = 0; frames < 3; frames += 1) await nextFrame()
  return screen.getByText(/^(?:Waiting|Reply)$/)
}

it('a reply that arrives while a button is held down is drawn after the click', async () => {
  const text = await receiveDuringPress()
  point('pointerup')
  // On touch screens the click event comes a moment after the finger is lifted.
  await nextFrame()
  await expect.element(text).toHaveTextContent('Waiting')
  point('click')
  await expect.element(text).toHaveTextContent('Reply')
})

it.each([
  ['is held', null],
  ['becomes a scroll', 'pointercancel'],
  ['ends without a click', 'pointerup'],
])('a reply held back during a press appears when the press %s', async (_, end) => {
  const text = await receiveDuringPress()
  await expect.element(text).toHaveTextContent('Waiting')
  if (end) point(end)
  await expect.element(text).toHaveTextContent('Reply')
})
