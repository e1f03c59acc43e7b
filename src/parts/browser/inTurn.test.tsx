import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

const nextFrame = () => new Promise(requestAnimationFrame)

it('callbacks run in order, three in a frame, unless they are removed', async () => {
  const called: number[] = []
  const drops = Array.from({ length: 9 }, (_, at) => inTurn(() => called.push(at)))
  drops[4]!()
  expect(called).toEqual([])
  const perFrame: number[] = []
  await expect
    .poll(async () => {
      const before = called.length
      await nextFrame()
      perFrame.push(called.length - before)
      return called
    })
    .toEqual([0, 1, 2, 3, 5, 6, 7, 8])
  expect(Math.max(...perFrame)).toBeLessThanOrEqual(3)
})

it('a callback that comes from a callback is called in a later frame', async () => {
  const called: string[] = []
  const frames: number[] = []
  inTurn(() => {
    called.push('first')
    frames.push(performance.now())
    inTurn(() => {
      called.push('second')
      frames.push(performance.now())
    })
  })
  await expect.poll(() => called).toEqual(['first', 'second'])
  expect(frames[1]).toBeGreaterThan(frames[0]!)
})
