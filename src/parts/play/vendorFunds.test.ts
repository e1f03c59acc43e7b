import { afterEach, expect, it } from 'vitest'
import { localStore } from '#lib/storage.ts'
import { forgetFunds, makeNote, noteFunds, readFunds } from './vendorFunds.ts'

function stay(account: string, vendor: string) {
  const note = makeNote(vendor)
  noteFunds(account, note)
  return note
}

afterEach(() => localStore.clear())

it('a vendor holding a player’s money is remembered until the money is moved back', () => {
  const first = stay('m1', 'MQY')
  const second = stay('m1', 'KPT')
  stay('m2', 'MQY')
  expect(readFunds('m1')).toEqual([first, second])
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
  expect(readFunds('m2')).toHaveLength(1)
})

it('each transfer to a vendor has an idempotency key of its own', () => {
  const first = stay('m1', 'MQY')
  const second = stay('m1', 'MQY')
  expect(second.key).not.toBe(first.key)
  expect(readFunds('m1')).toEqual([first, second])
  // After the money of the first note was moved back, only the first note may be removed.
  forgetFunds('m1', first)
  expect(readFunds('m1')).toEqual([second])
})

it.each(['', 'null', '{}', '[1]', '[{"vendor":"MQY"}]', '{"vendor'])(
  'an invalid stored record of money at vendors is ignored: %s',
  (spoilt) => {
    localStore.set('operations:v1:vendor-funds:m1', spoilt)
    expect(readFunds('m1')).toEqual([])
  },
)
