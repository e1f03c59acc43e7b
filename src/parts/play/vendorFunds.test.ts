import { afterEach, expect, it } from 'vitest'
import { localStore } from '#lib/storage.ts'
import { forgetFunds, noteFunds, readFunds } from './vendorFunds.ts'

afterEach(() => localStore.clear([]))

it('remembers where a player’s money is until it is back, each player’s apart', () => {
  const first = noteFunds('m1', 'MQY')
  const second = noteFunds('m1', 'KPT')
  noteFunds('m2', 'MQY')
  expect(readFunds('m1')).toEqual([first, second])
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
  expect(readFunds('m2')).toHaveLength(1)
})

it('gives each stay a key of its own, so that one way back does not serve for two', () => {
  const first = noteFunds('m1', 'MQY')
  const second = noteFunds('m1', 'MQY')
  expect(second.key).not.toBe(first.key)
  expect(readFunds('m1')).toEqual([second])
  // A way back of the stay before says nothing of this one.
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
})

it.each(['', 'null', '{}', '[1]', '[{"vendor":"MQY"}]', '{"vendor'])(
  'takes a spoilt note for none: %s',
  (spoilt) => {
    localStore.set('vendor-funds:v1:m1', spoilt)
    expect(readFunds('m1')).toEqual([])
  },
)
