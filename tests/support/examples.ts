import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'
import { PIXEL_PNG } from '#support/pixel.ts'

/** Whether this run writes the examples of the OpenAPI document again. */
export const WRITES_EXAMPLES = process.env['LIVERY_EXAMPLES'] === '1'

/** A day in the middle of a week and a month, so that each period has data. */
const NOW = new Date('2026-09-16T05:30:00Z')

/** Stops the clock and makes random values the same in each run, so that examples stay the same. */
export function fixTimeAndChance(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  let drawn = 0
  const draw = () => crypto.createHash('sha256').update(String(drawn++)).digest()
  const randomBytes = (size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, draw)).subarray(0, size)
  const randomInt = (first: number, second?: number) => {
    const [from, until] = second === undefined ? [0, first] : [first, second]
    return from + (draw().readUIntBE(0, 6) % (until - from))
  }
  const randomUUID = () =>
    randomBytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  Object.assign(crypto, { randomBytes, randomInt, randomUUID })
  syncBuiltinESMExports()
}

const ENTRIES = 2
const LINES = 3
const LENGTH = 120
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)+$/

/** Replaces whatever looks like a key or a token by a value of its length that shows what it is. */
const hideSecret = (text: string) => {
  if (SLUG.test(text) || !/\d/.test(text)) return text
  const base32 = /^[A-Z2-7]+$/.test(text) && 'EXAMPLE'
  const filler = /^[\da-f]+$/.test(text) ? '0123456789abcdef' : base32 || 'example-'
  return filler.repeat(text.length).slice(0, Math.min(text.length, LENGTH))
}

function shortenText(text: string): string {
  if (/^(?:iVBORw0KGgo|\/9j\/)[A-Za-z\d+/]+=*$/.test(text)) return PIXEL_PNG
  const told = text
    .replaceAll(/https?:\/\/([\w-]+)\.localhost:\d+/g, 'https://$1.example')
    .replaceAll(/http%3A%2F%2F([\w-]+)\.localhost%3A\d+/g, 'https%3A%2F%2F$1.example')
    .replaceAll(/[\w-]{24,}/g, hideSecret)
  if (told.length <= LENGTH || /^(?:https|otpauth):/.test(told)) return told
  const cut = (whole: string) => `${whole.slice(0, LENGTH).replace(/\s+\S*$/, '')} …`
  if (!told.startsWith('<')) return cut(told)
  return `<p>${cut(
    told
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )}</p>`
}

/** Makes an example of a reply or a body: short lists, short texts, no tokens, no local addresses. */
export function toExample(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value)
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map(toExample)
  // A public key is no secret, and a client cannot encrypt anything with a part of one.
  if (typeof value !== 'object' || value === null || 'kty' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toExample(inner)]))
}

/** What the pruner reads of a JSON schema. */
export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Creates a function that leaves out what the sandbox sends beyond the document's schemas. */
export function createPruner(shared: Readonly<Record<string, Schema>>) {
  const expand = (schema: Schema): Schema[] => {
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
    const parts = [
      ...allOf,
      ...anyOf,
      ...oneOf,
      ...($ref ? [shared[$ref.split('/').at(-1)!]!] : []),
    ]
    return [schema, ...parts.flatMap(expand)]
  }
  return function prune(value: unknown, ...schemas: Schema[]): unknown {
    if (typeof value !== 'object' || value === null) return value
    const all = schemas.flatMap(expand)
    if (Array.isArray(value)) {
      const entries = all.flatMap(({ items }) => items ?? [])
      return value.map((entry) => prune(entry, ...entries))
    }
    if (all.some(({ additionalProperties }) => additionalProperties)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const known = all.flatMap(({ properties }) => properties?.[name] ?? [])
        return known.length > 0 ? [[name, prune(inner, ...known)]] : []
      }),
    )
  }
}

/** Makes an example of a file: its first lines. */
export const toFileExample = (text: string) => text.split('\r\n').slice(0, LINES).join('\r\n')
