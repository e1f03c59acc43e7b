import { beforeEach, expect, test } from 'vitest'
import { noteError, noteErrors } from './noteErrors.ts'

const noted = () =>
  (performance.getEntriesByName('livery:error') as PerformanceMark[]).map(({ detail }) => detail)

beforeEach(() => performance.clearMarks())

test('errors that nothing catches are noted, and other thrown values are not', () => {
  noteErrors()
  const promise = Promise.resolve()
  const reject = (reason: unknown) =>
    window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }))
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }))
  window.dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }))
  reject(new RangeError('too far'))
  reject({ name: () => 'no error' })
  expect(noted()).toEqual([
    expect.objectContaining({
      kind: 'uncaught',
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('noteErrors.test'),
    }),
    expect.objectContaining({ kind: 'rejected', type: 'RangeError', message: 'too far' }),
  ])
})

test('an error in a loop does not fill the browser’s timeline', () => {
  for (let count = 0; count < 1000; count += 1) noteError('caught', new Error('again'))
  expect(noted().length).toBeGreaterThan(10)
  expect(noted().length).toBeLessThanOrEqual(50)
})
