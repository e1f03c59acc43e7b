/** Encodings of texts that the sandbox's code uses. */
type Encoding = 'utf8' | 'utf-8' | 'base64' | 'base64url' | 'hex'

interface Bytes extends Uint8Array {
  toBase64(options?: { alphabet?: 'base64' | 'base64url'; omitPadding?: boolean }): string
  toHex(): string
}
const Native = Uint8Array as unknown as {
  fromBase64(text: string, options?: { alphabet?: 'base64' | 'base64url' }): Uint8Array
  fromHex(text: string): Uint8Array
}

/** Node's `Buffer` as far as the sandbox uses it, for the page. */
export class PageBuffer extends Uint8Array {
  static override from(given: unknown, encoding: unknown = 'utf8'): PageBuffer {
    const bytes =
      typeof given === 'string'
        ? decode(given, encoding as Encoding)
        : new Uint8Array(given as ArrayLike<number>)
    return new PageBuffer(bytes)
  }

  static isBuffer = (given: unknown): boolean => given instanceof PageBuffer

  static override of(...bytes: number[]): PageBuffer {
    return new PageBuffer(bytes)
  }

  static alloc(size: number): PageBuffer {
    return new PageBuffer(size)
  }

  static concat(parts: readonly Uint8Array[]): PageBuffer {
    const whole = new PageBuffer(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  override toString(encoding: Encoding = 'utf8'): string {
    const bytes = new Uint8Array(this) as Bytes
    if (encoding === 'hex') return bytes.toHex()
    if (encoding === 'base64') return bytes.toBase64()
    if (encoding === 'base64url') {
      return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
    }
    return new TextDecoder().decode(bytes)
  }
}

function decode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'hex') return Native.fromHex(text)
  if (encoding === 'base64' || encoding === 'base64url') {
    return Native.fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
  }
  return new TextEncoder().encode(text)
}

// The sandbox and Drizzle take it from the global object.
Object.assign(globalThis, { Buffer: PageBuffer })
