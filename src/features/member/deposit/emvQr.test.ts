import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc16, promptPayPayload, readPayload, vietQrPayload } from './emvQr.ts'

it('the checksum of an EMV QR code is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

it.each([
  [
    'a mobile number',
    '0801234567',
    undefined,
    '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  ],
  [
    'a mobile number and an amount',
    '000-000-0000',
    '4.22',
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  ],
  [
    'a citizen id',
    '1-1111-11111-11-1',
    undefined,
    '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
  ],
  [
    'an e-wallet',
    '012345678901234',
    undefined,
    '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
  ],
])(
  'the QR payload for PromptPay with %s equals the published example',
  (_, target, amount, payload) => {
    expect(promptPayPayload(target, amount)).toBe(payload)
  },
)

it('the QR payload for VietQR without an amount equals the published example', () => {
  expect(vietQrPayload({ bin: '970403', account: '0011012345678' })).toBe(
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  )
})

it('a published VietQR payload with an amount can be decoded', () => {
  const payload =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E'
  expect(readPayload(payload)?.get('54')).toBe('180000')
  expect(readPayload(payload.replace('180000', '180001'))).toBeNull()
})

it('a QR payload of any amount and reference can be decoded again', () => {
  const amounts = fc.bigInt({ min: 1n, max: 999_999_999_999n }).map(String)
  fc.assert(
    fc.property(amounts, fc.stringMatching(/^[A-Z0-9]{1,25}$/), (amount, purpose) => {
      const read = readPayload(vietQrPayload({ bin: '970422', account: '123456', amount, purpose }))
      expect(read?.get('54')).toBe(amount)
      expect(readPayload(promptPayPayload('0812345678', amount))?.get('54')).toBe(`${amount}.00`)
    }),
    { numRuns: 100 },
  )
})
