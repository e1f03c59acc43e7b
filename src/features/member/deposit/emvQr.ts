import { Big } from 'big.js'

/*
 * QR codes for payments in EMV's merchant-presented mode. A code consists of fields: a tag of two
 * digits, a length of two digits and a value. The last field is a checksum over all before it.
 */

/** CRC-16/CCITT-FALSE, as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Encodes one field of the QR code. Throws `RangeError` if the value is longer than 99
 * characters.
 */
function field(tag: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${tag} has ${value.length} characters.`)
  return tag + String(value.length).padStart(2, '0') + value
}

const fields = (...all: readonly (readonly [tag: string, value: string | undefined])[]) =>
  all.map(([tag, value]) => (value === undefined ? '' : field(tag, value))).join('')

/** Appends the checksum to a payload. */
function seal(payload: string): string {
  const open = `${payload}6304`
  return open + crc16(open)
}

const VERSION = ['00', '01'] as const
/**
 * Field 01 of the code: 12 for a code that is paid once, 11 for a printed code that is paid many
 * times.
 */
const methodOf = (amount: string | undefined) => ['01', amount === undefined ? '11' : '12'] as const

/**
 * Id of PromptPay as the application that pays. After it comes the recipient: a mobile number, a
 * citizen or tax id, or an e-wallet's id.
 */
const PROMPT_PAY_APPLICATION = 'A000000677010111'

/**
 * The payload of a PromptPay code.
 * @param target digits with or without separators: a Thai mobile number, a citizen or tax id (13
 *   digits) or an e-wallet id (15 digits)
 * @param amount decimal string in baht; if left out, the payer enters the amount
 */
export function promptPayPayload(target: string, amount?: string): string {
  const digits = target.replace(/\D/g, '')
  const [tag, id] =
    digits.length >= 15
      ? ['03', digits]
      : digits.length >= 13
        ? ['02', digits]
        : ['01', digits.replace(/^0/, '66').padStart(13, '0')]
  return seal(
    fields(
      VERSION,
      methodOf(amount),
      ['29', fields(['00', PROMPT_PAY_APPLICATION], [tag!, id!])],
      ['58', 'TH'],
      ['53', '764'],
      ['54', amount && new Big(amount).toFixed(2)],
    ),
  )
}

const NAPAS = 'A000000727'

/**
 * The payload of a VietQR code, which asks for a transfer to a bank account.
 * @param bin the bank's six-digit number
 * @param amount decimal string in dong; if left out, the payer enters the amount
 * @param purpose text of the transfer, such as its reference
 */
export function vietQrPayload({
  bin,
  account,
  amount,
  purpose,
}: {
  bin: string
  account: string
  amount?: string
  purpose?: string
}): string {
  const receiver = fields(['00', bin], ['01', account])
  return seal(
    fields(
      VERSION,
      methodOf(amount),
      ['38', fields(['00', NAPAS], ['01', receiver], ['02', 'QRIBFTTA'])],
      ['53', '704'],
      ['54', amount],
      ['58', 'VN'],
      ['62', purpose && field('08', purpose)],
    ),
  )
}

/**
 * Reads the fields of a QR code's payload by their tags; null if the payload is cut off or its
 * checksum is wrong.
 */
export function readPayload(payload: string): Map<string, string> | null {
  const found = new Map<string, string>()
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4))
    const value = payload.slice(at + 4, at + 4 + length)
    if (Number.isNaN(length) || value.length < length) return null
    found.set(payload.slice(at, at + 2), value)
    at += 4 + length
  }
  return found.get('63') === crc16(payload.slice(0, -4)) ? found : null
}
