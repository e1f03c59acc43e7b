import { describe, expect, test } from 'vitest'
import { findNumberFault, readAccountNumber, type NumberFormat } from './accountNumbers.ts'

const digits = (minLength: number, maxLength: number) =>
  ({ format: 'digits', minLength, maxLength }) as const
const address = (format: NumberFormat) => ({ format, minLength: 26, maxLength: 90 })

describe('an account number', () => {
  test.each([
    ['012-3-45678-9', '0123456789'],
    [' 0123 4567 89 ', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['6222 0212 3456 7890 123', '6222021234567890123'],
  ])('a bank account number pasted as %j is read as %s, with leading zeros', (typed, number) => {
    expect(readAccountNumber(typed, 'digits')).toBe(number)
  })

  test.each([
    ['1234567', digits(7, 12), undefined],
    ['123456', digits(7, 12), 'length'],
    ['1234567890123', digits(7, 12), 'length'],
    ['12345678901', digits(12, 12), 'length'],
    ['012345678901', digits(12, 12), undefined],
    ['1'.repeat(30), digits(6, 30), undefined],
    ['1'.repeat(31), digits(6, 30), 'length'],
    ['12345678a0', digits(7, 12), 'pattern'],
    ['1e9', digits(3, 12), 'pattern'],
    ['-1234567', digits(7, 12), 'pattern'],
  ] as const)(
    'the bank account number %s has by the rule %j the error %s',
    (number, rule, fault) => {
      expect(findNumberFault(number, rule)).toBe(fault)
    },
  )
})

describe('an address', () => {
  test.each([
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['evm', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['bitcoin', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ] as const)('a bank account number of %s is accepted: %s', (format, text) => {
    expect(
      findNumberFault(readAccountNumber(` ${text}\n`, format), address(format)),
    ).toBeUndefined()
  })

  test.each([
    ['tron', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'otherNetwork'],
    ['evm', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'otherNetwork'],
    ['evm', '0xdAC17F958D2ee523a2206206994597C13D831ec', 'pattern'],
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp', 'checksum'],
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mDq', 'checksum'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', 'pattern'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
    ['evm', '0xDAC17F958D2ee523a2206206994597C13D831ec7', 'checksum'],
    ['evm', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'otherNetwork'],
  ] as const)('an address of %s is refused: %s has the fault “%s”', (format, text, fault) => {
    expect(findNumberFault(text, address(format))).toBe(fault)
  })

  test.each([
    ['ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1?value=1e18', 'evm'],
    [
      'ethereum:0x6B175474E89094C44Da98b954EedeAC495271d0F/transfer?address=0xdAC17F958D2ee523a2206206994597C13D831ec7',
      'evm',
    ],
    ['bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.1', 'bitcoin'],
    ['BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bitcoin'],
    ['tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron'],
  ] as const)('the payment link %s is read as its payee’s address of %s', (text, format) => {
    const number = readAccountNumber(text, format)
    expect(text).toContain(number)
    expect(number).not.toMatch(/[:?@]/)
    expect(findNumberFault(number, address(format))).toBeUndefined()
  })

  test('one wrong letter in an address that has a checksum is always found', () => {
    const right = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']
    for (const [at, format] of (['tron', 'bitcoin'] as const).entries()) {
      const text = right[at]!
      for (let place = 1; place < text.length; place += 1) {
        const wrong = text[place] === '2' ? '3' : '2'
        const changed = text.slice(0, place) + wrong + text.slice(place + 1)
        expect(findNumberFault(changed, address(format)), changed).toBeDefined()
      }
    }
  })
})
