import { beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.tsx'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

// These tests load no stylesheet; this rule hides an image until it has loaded.
beforeAll(() => {
  document.body.append(
    Object.assign(document.createElement('style'), {
      textContent: 'img:not([data-shown]) { opacity: 0 }',
    }),
  )
})

it('Picture shows its image once the image has loaded', async () => {
  const screen = await render(<Picture src={DOT} alt="Royal Mermaid" fallback="none" />)
  const image = screen.getByRole('img', { name: 'Royal Mermaid' })
  await expect.element(image).toHaveStyle({ opacity: '1' })
})

it.each([
  ['', (held: PromiseWithResolvers<void>) => held.resolve()],
  [', or failed to decode', (held: PromiseWithResolvers<void>) => held.reject(new Error('broken'))],
])('Picture shows its image only after decoding it%s', async (_, end) => {
  const held = Promise.withResolvers<void>()
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(held.promise)
  const src = `${DOT}#${crypto.randomUUID()}`
  const screen = await render(<Picture src={src} alt="Royal Mermaid" fallback="none" />)
  const image = screen.getByRole('img', { name: 'Royal Mermaid' })
  await expect.poll(() => decode.mock.calls.length).toBe(1)
  await expect.element(image).toHaveStyle({ opacity: '0' })
  end(held)
  await expect.element(image).toHaveStyle({ opacity: '1' })
})

it('Picture shows its fallback for a failed image, and then a later image', async () => {
  const broken = 'data:image/png;base64,AAAA'
  const screen = await render(<Picture src={broken} alt="Royal Mermaid" fallback="No cover" />)
  await expect.element(screen.getByText('No cover')).toBeVisible()
  await screen.rerender(<Picture src={DOT} alt="Royal Mermaid" fallback="No cover" />)
  await expect.element(screen.getByRole('img', { name: 'Royal Mermaid' })).toBeInTheDocument()
})

it('Picture shows its fallback if there is no image', async () => {
  const screen = await render(<Picture src={null} alt="Royal Mermaid" fallback={<p>No cover</p>} />)
  await expect.element(screen.getByText('No cover')).toBeVisible()
})

it('Picture fetches nothing while its address is unknown', async () => {
  const screen = await render(<Picture src={undefined} alt="Royal Mermaid" fallback="No cover" />)
  expect(screen.container.querySelector('img')).toBeNull()
  expect(screen.container.textContent).toBe('')
})
