import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readFault } from '#parts/form/field-rules/faults.ts'
import { makePayoutSchema } from './payoutSchema.ts'
import type { Institution, PayoutKind } from './schema.ts'

const bank = (code: string, minLength: number, maxLength: number): Institution => ({
  code,
  name: code,
  kind: 'bank',
  format: 'digits',
  minLength,
  maxLength,
})
const institutions: Institution[] = [
  bank('KBANK', 7, 12),
  bank('GSB', 12, 12),
  { ...bank('TRC20', 26, 90), kind: 'crypto', format: 'tron' },
]

function validate(given: object, { kind = 'bank' as PayoutKind, asksName = false } = {}) {
  const schema = makePayoutSchema({ kind, institutions, asksName, nameRule: {} })
  const fields = { institution: 'KBANK', number: '', payeeName: '', isDefault: false, ...given }
  const result = v.safeParse(schema, fields)
  if (result.success) return result.output
  return Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue), readFault(issue.message)]),
  )
}

describe('the form of an account to be paid to', () => {
  test('a payout account’s number is sent as digits only, with leading zeros', () => {
    expect(validate({ number: '012-3-45678-9' })).toMatchObject({ number: '0123456789' })
  })

  test('an invalid payout account number’s error shows the chosen bank’s number of digits', () => {
    const twelve = { kind: 'pattern', patternId: 9, min: 12, max: 12 }
    expect(validate({ institution: 'GSB', number: '0123456789' })).toEqual({ number: twelve })
    expect(validate({ number: '12 34' })).toMatchObject({ number: { min: 7, max: 12 } })
  })

  test('a payout account requires both bank and number', () => {
    expect(validate({ institution: '' })).toMatchObject({ institution: { kind: 'required' } })
    expect(validate({})).toEqual({ number: { kind: 'required' } })
  })

  test('only a player’s first bank account requires the real name, a crypto address never does', () => {
    const number = '0123456789'
    expect(validate({ number }, { asksName: true })).toEqual({ payeeName: { kind: 'required' } })
    expect(validate({ number, payeeName: 'Somchai' }, { asksName: true })).toEqual({
      payeeName: { kind: 'realName' },
    })
    expect(validate({ number, payeeName: 'Nguyễn An' }, { asksName: true })).toEqual({
      payeeName: { kind: 'diacritics' },
    })
    expect(validate({ number })).toMatchObject({ payeeName: '' })
    const address = { institution: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
    expect(validate(address, { kind: 'crypto', asksName: true })).toMatchObject(address)
  })

  test('a payout account refuses a crypto address of another network', () => {
    const given = { institution: 'TRC20', number: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }
    expect(validate(given, { kind: 'crypto' })).toEqual({ number: { kind: 'otherNetwork' } })
  })
})
