import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
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

/**
 * What is wrong with a number: its length, its form, its checksum, which a mistyped letter breaks,
 * or the network to which the address belongs.
 */
export type NumberFault = 'length' | 'pattern' | 'checksum' | 'otherNetwork'

/** The beginnings of payment addresses, as wallets write them into QR codes (BIP 21, EIP 681). */
const PAYMENT_URI = /^(?:bitcoin|ethereum|tron):(?:\/\/)?(?:pay-)?/i

/**
 * Prepares a number for sending: plain digits without the spaces and dashes between groups; an
 * address without surrounding text, also out of a payment link such as `ethereum:0x…?amount=1`. The
 * result is a text, since a number would lose its leading zeros.
 */
export function readAccountNumber(text: string, format: NumberFormat): string {
  const plain = tidyText(text).replaceAll(/\s/g, '')
  if (format === 'digits') return plain.replaceAll(/[-.\u2014\u2015]/g, '')
  if (!PAYMENT_URI.test(plain)) return plain
  const [path = '', query] = plain.replace(PAYMENT_URI, '').split('?')
  // A link that pays a token names the payee as an argument of the token's contract.
  const payee = path.includes('/transfer') ? new URLSearchParams(query).get('address') : null
  return payee ?? path.replace(/[@/].*$/, '')
}

/** Finds the fault of a number that `readAccountNumber` has read; undefined if it is valid. */
export function findNumberFault(
  number: string,
  { format, minLength, maxLength }: NumberRule,
): NumberFault | undefined {
  if (format === 'digits') {
    if (!/^\d+$/.test(number)) return 'pattern'
    return number.length < minLength || number.length > maxLength ? 'length' : undefined
  }
  const fault = ADDRESSES[format](number)
  if (!fault) return undefined
  const isOfAnother = Object.values(ADDRESSES).some((find) => find(number) === undefined)
  return isOfAnother ? 'otherNetwork' : fault
}

type FindFault = (address: string) => 'pattern' | 'checksum' | undefined

const ADDRESSES: Record<Exclude<NumberFormat, 'digits'>, FindFault> = {
  tron: (address) => findBase58Fault(address, /^T/, [0x41]),
  evm: findEvmFault,
  bitcoin: (address) =>
    /^bc1/i.test(address) ? findSegwitFault(address) : findBase58Fault(address, /^[13]/, [0, 5]),
}

const base58check = createBase58check(sha256)
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{25,35}$/
/** Bytes of an address without its checksum: one for the version, and 20 of hash. */
const BASE58_LENGTH = 21

function findBase58Fault(address: string, start: RegExp, versions: readonly number[]) {
  if (!BASE58.test(address) || !start.test(address)) return 'pattern'
  const bytes = attempt(() => base58check.decode(address))
  const isRight = bytes?.length === BASE58_LENGTH && versions.includes(bytes[0]!)
  return isRight ? undefined : 'checksum'
}

/** An address in mixed case has a checksum in its letters' case (EIP 55); others have none. */
function findEvmFault(address: string) {
  const [, hex] = /^0x([0-9a-f]{40})$/i.exec(address) ?? []
  if (hex === undefined) return 'pattern'
  const lower = hex.toLowerCase()
  if (hex === lower || hex === hex.toUpperCase()) return undefined
  const hash = keccak_256(new TextEncoder().encode(lower))
  const isRight = [...lower].every((letter, at) => {
    const half = (hash[at >> 1]! >> (at % 2 === 0 ? 4 : 0)) & 15
    return hex[at] === (half >= 8 ? letter.toUpperCase() : letter)
  })
  return isRight ? undefined : 'checksum'
}

/** Checks a newer Bitcoin address (SegWit): version 0 by BIP 173, later ones by BIP 350. */
function findSegwitFault(address: string) {
  if (!/^bc1[a-z0-9]{11,87}$/i.test(address)) return 'pattern'
  const version = attempt(() => bech32.decode(address as `bc1${string}`))?.words[0]
  const isFirst = version === 0
  const later = attempt(() => bech32m.decode(address as `bc1${string}`))?.words[0]
  return isFirst || (later !== undefined && later > 0 && later <= 16) ? undefined : 'checksum'
}

function attempt<Result>(decode: () => Result): Result | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}
