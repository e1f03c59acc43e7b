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

function judge(given: object, { kind = 'bank' as PayoutKind, asksName = false } = {}) {
  const schema = makePayoutSchema({ kind, institutions, asksName, nameRule: {} })
  const fields = { institution: 'KBANK', number: '', payeeName: '', isDefault: false, ...given }
  const result = v.safeParse(schema, fields)
  if (result.success) return result.output
  return Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue), readFault(issue.message)]),
  )
}

describe('the form of an account to be paid to', () => {
  test('sends plain digits with their leading zeros', () => {
    expect(judge({ number: '012-3-45678-9' })).toMatchObject({ number: '0123456789' })
  })

  test('names the number of digits that the chosen bank asks for', () => {
    const twelve = { kind: 'pattern', patternId: 9, min: 12, max: 12 }
    expect(judge({ institution: 'GSB', number: '0123456789' })).toEqual({ number: twelve })
    expect(judge({ number: '12 34' })).toMatchObject({ number: { min: 7, max: 12 } })
  })

  test('demands bank and number', () => {
    expect(judge({ institution: '' })).toMatchObject({ institution: { kind: 'required' } })
    expect(judge({})).toEqual({ number: { kind: 'required' } })
  })

  test('demands the real name with the first account only, and none for an address', () => {
    const number = '0123456789'
    expect(judge({ number }, { asksName: true })).toEqual({ payeeName: { kind: 'required' } })
    expect(judge({ number, payeeName: 'Somchai' }, { asksName: true })).toEqual({
      payeeName: { kind: 'realName' },
    })
    expect(judge({ number, payeeName: 'Nguyễn An' }, { asksName: true })).toEqual({
      payeeName: { kind: 'diacritics' },
    })
    expect(judge({ number })).toMatchObject({ payeeName: '' })
    const address = { institution: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
    expect(judge(address, { kind: 'crypto', asksName: true })).toMatchObject(address)
  })

  test('refuses an address of another network', () => {
    const given = { institution: 'TRC20', number: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }
    expect(judge(given, { kind: 'crypto' })).toEqual({ number: { kind: 'pattern' } })
  })
})
