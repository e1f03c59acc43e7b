import { expect, it, vi } from 'vitest'
import { afterInput, nextTask, whenIdle } from './later.ts'

const press = (type: string) => window.dispatchEvent(new PointerEvent(type))

it('an action deferred by afterInput during a press runs when the finger lifts', async () => {
  const draw = vi.fn()
  press('pointerdown')
  afterInput(draw)
  await nextTask()
  expect(draw).not.toHaveBeenCalled()
  press('pointerup')
  await expect.poll(() => draw.mock.calls).toHaveLength(1)
})

it('an action given to afterInput runs at once while nothing is pressed', async () => {
  press('pointercancel')
  await nextTask()
  const draw = vi.fn()
  afterInput(draw)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('callbacks given to whenIdle run in order, each in its own task', async () => {
  const called: number[] = []
  const running = vi.fn()
  const drops = [0, 1, 2].map((at) =>
    whenIdle(() => {
      called.push(at)
      running(called.length)
      queueMicrotask(() => running('ended'))
    }),
  )
  drops[1]!()
  await expect.poll(() => called).toEqual([0, 2])
  expect(running.mock.calls.flat()).toEqual([1, 'ended', 2, 'ended'])
})
