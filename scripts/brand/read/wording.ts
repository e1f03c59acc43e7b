import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { isolateValues } from '../../language/isolate.ts'
import type { Fault } from '../fault.ts'
import { quote } from '#lib/quote.ts'
import { atMost, MOST_FAULTS } from './at-most.ts'
import { findNearest } from './nearest.ts'

type Token = string | [name: string, type?: string, format?: unknown]

/** Every message of the product: source text → the contexts in which it is used (`''` for none). */
export type MessageSources = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the English catalogues, which contain every source text. */
export function readMessageSources(folder: string): MessageSources {
  const sources = new Map<string, Set<string>>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
    for (const { msgid, msgctxt, obsolete } of parsePoFile(readFileSync(join(folder, name), 'utf8'))
      .items) {
      if (!msgid || obsolete) continue
      sources.set(msgid, (sources.get(msgid) ?? new Set()).add(msgctxt ?? ''))
    }
  }
  return sources
}

/**
 * Compiles the brand's wording in a language, as Lingui loads it: message id → compiled message.
 */
export function compileWording(
  wording: Brand['wording'],
  language: LanguageCode,
): Record<string, unknown> {
  const messages = Object.fromEntries(
    (wording[language] ?? []).map(({ source, context, text }) => [
      generateMessageId(source, context),
      compileMessageOrThrow(text),
    ]),
  )
  return isolateValues(messages, LANGUAGES[language].tag)
}

/** Finds changed wording of unknown messages, and texts with missing or invented placeholders. */
export function findWordingFaults(
  wording: Brand['wording'],
  sources: MessageSources,
  file: string,
): Fault[] {
  const faults: Fault[] = []
  // A hint compares the text with every text of the product, which takes minutes for many faults,
  // so hints are limited.
  const hint = (source: string) =>
    faults.length < MOST_FAULTS ? findNearest(source, [...sources.keys()]) : undefined
  for (const [language, entries] of Object.entries(wording)) {
    const seen = new Set<string>()
    for (const [index, { source, context, text }] of (entries ?? []).entries()) {
      const path = `$.wording.${language}[${index}]`
      const id = generateMessageId(source, context)
      const message =
        unknownSource(source, context, sources, hint) ??
        (seen.has(id)
          ? { key: 'source', message: 'stands here twice, must stand once' }
          : undefined) ??
        brokenText(source, text)
      seen.add(id)
      if (message) faults.push({ file, path: `${path}.${message.key}`, message: message.message })
    }
  }
  return atMost(faults, file)
}

function unknownSource(
  source: string,
  context: string | undefined,
  sources: MessageSources,
  hint: (source: string) => string | undefined,
) {
  const contexts = sources.get(source)
  if (!contexts) {
    const nearest = hint(source)
    const advice = nearest
      ? `did you mean ${quote(nearest)}?`
      : 'must be an English text of the product'
    return { key: 'source', message: `is ${quote(source)}, which no screen shows; ${advice}` }
  }
  if (contexts.has(context ?? '')) return undefined
  const known = [...contexts]
    .toSorted()
    .map((name) => (name ? `"${name}"` : 'none'))
    .join(', ')
  const found = context === undefined ? 'is missing' : `is ${quote(context)}`
  return { key: 'context', message: `${found}, must be ${known} for ${quote(source)}` }
}

function brokenText(source: string, text: string) {
  let wanted: string[]
  let found: string[]
  try {
    wanted = placeholders(compileMessageOrThrow(source) as Token[])
    found = placeholders(compileMessageOrThrow(text) as Token[])
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return { key: 'text', message: `is not an ICU message (${reason}), must be one` }
  }
  const lost = wanted.filter((name) => !found.includes(name))
  const invented = found.filter((name) => !wanted.includes(name))
  if (lost.length > 0) {
    return { key: 'text', message: `lacks ${lost.join(', ')}, must keep every placeholder` }
  }
  if (invented.length > 0) {
    return {
      key: 'text',
      message: `holds ${invented.join(', ')}, which ${quote(source)} does not have`,
    }
  }
  return undefined
}

/**
 * Lists the placeholders of a text: values as `{name}` and elements as `<0>`, sorted and without
 * duplicates.
 */
function placeholders(tokens: readonly Token[]): string[] {
  const names = new Set<string>()
  const walk = (token: unknown): void => {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) names.add(tag)
    } else if (Array.isArray(token)) {
      names.add(`{${token[0]}}`)
      if (typeof token[2] === 'object' && token[2] !== null) {
        for (const choice of Object.values(token[2])) {
          if (Array.isArray(choice)) choice.forEach(walk)
        }
      }
    }
  }
  tokens.forEach(walk)
  return [...names].toSorted()
}

/** Returns what people read of a message, without names of values; nothing of a broken one. */
export function readableWords(text: string): string {
  const words: string[] = []
  const walk = (token: unknown): void => {
    if (typeof token === 'string') words.push(token.replace(/<\/?\w+\/?>/g, ''))
    else if (Array.isArray(token) && typeof token[2] === 'object' && token[2] !== null) {
      for (const choice of Object.values(token[2])) [choice].flat().forEach(walk)
    }
  }
  try {
    ;[compileMessageOrThrow(text)].flat().forEach(walk)
  } catch {
    return ''
  }
  return words.join(' ')
}
