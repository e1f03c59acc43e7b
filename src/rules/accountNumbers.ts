import { tidyText } from '#lib/tidyText.ts'

/**
 * The format of a payment account's number: digits for a bank account, else the kind of crypto
 * address.
 */
export type NumberFormat = 'digits' | 'tron' | 'evm' | 'bitcoin'

export interface NumberRule {
  format: NumberFormat
  /** Fewest digits in this bank's account numbers; not used for crypto addresses. */
  minLength: number
  maxLength: number
}

export type NumberFault = 'length' | 'pattern'

/**
 * Prepares a number for sending: plain digits without the spaces and dashes between groups; an
 * address without surrounding text. The result is a text, since a number would lose its leading
 * zeros.
 */
export function readAccountNumber(text: string, format: NumberFormat): string {
  const plain = tidyText(text).replaceAll(/\s/g, '')
  return format === 'digits' ? plain.replaceAll(/[-.\u2014\u2015]/g, '') : plain
}

/**
 * Finds the fault of a number that `readAccountNumber` has read. Checksums that need a hash are not
 * checked.
 */
export function findNumberFault(
  number: string,
  { format, minLength, maxLength }: NumberRule,
): NumberFault | undefined {
  if (format !== 'digits') return ADDRESSES[format](number) ? undefined : 'pattern'
  if (!/^\d+$/.test(number)) return 'pattern'
  return number.length < minLength || number.length > maxLength ? 'length' : undefined
}

const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const TRON = new RegExp(`^T${BASE58}{33}$`)
const BITCOIN = new RegExp(`^[13]${BASE58}{25,34}$`)

const ADDRESSES: Record<Exclude<NumberFormat, 'digits'>, (address: string) => boolean> = {
  tron: (address) => TRON.test(address),
  evm: (address) => /^0x[0-9a-fA-F]{40}$/.test(address),
  bitcoin: (address) => BITCOIN.test(address) || isSegwit(address),
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/**
 * Result of the Bech32 checksum for a valid Bitcoin address: of version 0 (BIP 173), and of later
 * versions (BIP 350).
 */
const BECH32_SUM = 1
const BECH32M_SUM = 0x2bc830a3

/** Whether a Bitcoin address of the newer kind (SegWit) has a correct checksum. */
function isSegwit(address: string): boolean {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) return false
  if (!/^bc1[a-z0-9]{11,87}$/.test(lower)) return false
  const values = Array.from(lower.slice(3), (letter) => BECH32.indexOf(letter))
  if (values.includes(-1)) return false
  const human = Array.from('bc', (letter) => letter.charCodeAt(0))
  let sum = 1
  for (const value of [...human.map((c) => c >> 5), 0, ...human.map((c) => c & 31), ...values]) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator
    })
  }
  return sum === (values[0] === 0 ? BECH32_SUM : BECH32M_SUM)
}
