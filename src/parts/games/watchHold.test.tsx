import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchHold } from './watchHold.ts'

const pointer = (type: string, at: Partial<PointerEventInit> = {}) =>
  new PointerEvent(type, { pointerType: 'touch', clientX: 50, clientY: 50, bubbles: true, ...at })

let button: HTMLButtonElement
const held = vi.fn()
const clicked = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  held.mockClear()
  clicked.mockClear()
  button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('pointerdown', (event) => watchHold(event, held))
  button.addEventListener('click', clicked)
})
afterEach(() => {
  vi.useRealTimers()
  button.remove()
})

it('a finger held on a game tile is a long press and not a click', () => {
  button.dispatchEvent(pointer('pointerdown'))
  vi.advanceTimersByTime(400)
  button.dispatchEvent(pointer('pointermove', { clientX: 54 }))
  expect(held).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(held).toHaveBeenCalledOnce()
  button.dispatchEvent(pointer('pointerup'))
  button.click()
  expect(clicked).not.toHaveBeenCalled()
  button.click()
  expect(clicked).toHaveBeenCalledOnce()
})

it.each<[string, () => void]>([
  ['another finger comes down', () => document.body.dispatchEvent(pointer('pointerdown'))],
  ['a moment has passed', () => vi.advanceTimersByTime(500)],
])('a long press on a tile cancels no later click once %s', (_what, pass) => {
  button.dispatchEvent(pointer('pointerdown'))
  vi.advanceTimersByTime(500)
  button.dispatchEvent(pointer('pointerup'))
  pass()
  button.click()
  expect(clicked).toHaveBeenCalledOnce()
})

it.each<[string, () => Event]>([
  ['is lifted', () => pointer('pointerup')],
  ['swipes', () => pointer('pointermove', { clientX: 64 })],
  ['scrolls the page', () => new Event('scroll')],
  ['is taken over by the browser', () => pointer('pointercancel')],
  ['is joined by another', () => pointer('pointerdown', { pointerId: 2 })],
])('a finger on a tile that %s is no long press', (_how, event) => {
  button.dispatchEvent(pointer('pointerdown'))
  vi.advanceTimersByTime(300)
  document.body.dispatchEvent(event())
  vi.advanceTimersByTime(1000)
  expect(held).not.toHaveBeenCalled()
  button.click()
  expect(clicked).toHaveBeenCalledOnce()
})
