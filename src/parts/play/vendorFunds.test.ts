import { afterEach, expect, it } from 'vitest'
import { localStore } from '#lib/storage.ts'
import { forgetFunds, noteFunds, readFunds } from './vendorFunds.ts'

afterEach(() => localStore.clear([]))

it('the vendors that hold a player’s money are remembered for that player until it is transferred back', () => {
  const first = noteFunds('m1', 'MQY')
  const second = noteFunds('m1', 'KPT')
  noteFunds('m2', 'MQY')
  expect(readFunds('m1')).toEqual([first, second])
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
  expect(readFunds('m2')).toHaveLength(1)
})

it('each stay has its own key, so that one transfer back does not count for two', () => {
  const first = noteFunds('m1', 'MQY')
  const second = noteFunds('m1', 'MQY')
  expect(second.key).not.toBe(first.key)
  expect(readFunds('m1')).toEqual([second])
  // A way back of the stay before says nothing of this one.
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
})

it.each(['', 'null', '{}', '[1]', '[{"vendor":"MQY"}]', '{"vendor'])(
  'an invalid note is ignored: %s',
  (spoilt) => {
    localStore.set('vendor-funds:v1:m1', spoilt)
    expect(readFunds('m1')).toEqual([])
  },
)
