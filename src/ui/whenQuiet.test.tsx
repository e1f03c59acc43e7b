import { beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

it('what waits for a quiet page is called once, a second after the last scroll or press', () => {
  const work = vi.fn()
  whenQuiet(work, 1000, new AbortController().signal)
  const list = document.body.appendChild(document.createElement('div'))
  vi.advanceTimersByTime(900)
  list.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(900)
  list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
  list.remove()
})

it.each(['before', 'after'])(
  'what waits for a quiet page is not called if its signal aborts %s it begins to wait',
  (when) => {
    const work = vi.fn()
    const left = new AbortController()
    if (when === 'before') left.abort()
    whenQuiet(work, 1000, left.signal)
    left.abort()
    vi.advanceTimersByTime(5000)
    expect(work).not.toHaveBeenCalled()
  },
)
