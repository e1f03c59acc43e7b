import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Carousel } from './Carousel.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const AUTOPLAY_MS = 5000

const SLIDES = ['one', 'two', 'three', 'four']
const renderSlide = (index: number, isNear: boolean) =>
  `${SLIDES[index]} is ${isNear ? 'near' : 'far'}`

const nextFrame = () => new Promise(requestAnimationFrame)

const carousel = (covered: boolean) => (
  // The padding keeps the carousel away from the mouse in the window's corner, since a pointer over
  // the carousel pauses it.
  <div style={{ padding: 64 }}>
    <style>{'.flex { display: flex } .basis-full { flex: 0 0 100% }'}</style>
    <Carousel
      slides={SLIDES}
      renderSlide={renderSlide}
      slideClass="basis-full"
      covered={covered}
      labels={{
        carousel: 'Offers',
        previous: 'Previous',
        next: 'Next',
        pause: 'Pause',
        resume: 'Resume',
        position: (slide) => `Offer ${slide}`,
      }}
    />
  </div>
)

test('carousel slides move by themselves except while something covers the carousel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(carousel(false))
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeEnabled()
  const shown = async () => {
    // The next slide is drawn after two animation frames.
    await nextFrame()
    await nextFrame()
    return screen.container.querySelector('[aria-current]')?.getAttribute('aria-label')
  }
  expect(await shown()).toBe('Offer 1')
  vi.advanceTimersByTime(AUTOPLAY_MS)
  expect(await shown()).toBe('Offer 2')

  await screen.rerender(carousel(true))
  const viewport = screen.getByRole('region', { name: 'Offers' }).element().firstElementChild!
  for (const [from, type] of [
    [viewport, 'mouseleave'],
    [viewport.firstElementChild!, 'focusout'],
  ] as const) {
    from.dispatchEvent(new Event(type, { bubbles: type === 'focusout' }))
    vi.advanceTimersByTime(AUTOPLAY_MS)
    expect(await shown()).toBe('Offer 2')
  }

  await screen.rerender(carousel(false))
  vi.advanceTimersByTime(AUTOPLAY_MS)
  expect(await shown()).toBe('Offer 3')
})

test('a carousel’s slide is near once it or the slide before it is in view', async () => {
  const screen = await render(carousel(true))
  await expect.element(screen.getByText('two is near')).toBeInTheDocument()
  expect(screen.container.textContent).toContain('three is far')
  expect(screen.container.textContent).toContain('four is far')
  await screen.getByRole('button', { name: 'Offer 2' }).click()
  await expect.element(screen.getByText('three is near')).toBeInTheDocument()
  expect(screen.container.textContent).toContain('four is far')
})
