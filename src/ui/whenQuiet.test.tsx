import { beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

it('a callback for a quiet page runs once, a second after the last input', () => {
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
  'a callback for a quiet page does not run if aborted %s it waits',
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
