import type { Messages } from '@lingui/core'
import type { Plugin } from 'vite'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'

type Message = Messages[string]

/** Tags of the languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  LANGUAGE_CODES.map((code) => LANGUAGES[code])
    .filter(({ direction }: { direction: string }) => direction === 'rtl')
    .map(({ tag }) => tag),
)

/**
 * Sets each inserted value of a language's compiled messages apart by Unicode marks (FSI and PDI),
 * if it is written from right to left. There a name or an amount in Latin letters would otherwise
 * take along the words, signs and numbers beside it, and "3 / 5" would be read as "5 / 3".
 */
export function isolateValues(messages: Messages, tag: string, among = RIGHT_TO_LEFT): Messages {
  if (!among.has(tag)) return messages
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, isolate(text)]))
}

/** @param isForm whether the message is a form of a plural, in which `#` is the number */
function isolate(message: Message, isForm = false): Message {
  if (!Array.isArray(message)) return message
  return message.flatMap((part) => {
    if (typeof part === 'string' && !(isForm && part === '#')) return [part]
    const [name, kind = '', forms] = part as [string, string?, Record<string, Message>?]
    if (!/^(?:plural|select)/.test(kind)) return ['\u2068', part, '\u2069']
    const isolated = Object.entries(forms!).map(([form, text]) => [form, isolate(text, true)])
    return [[name, kind, Object.fromEntries(isolated)]]
  }) as Message
}

/** What Lingui's plugin makes of a catalogue: a module with the messages as a text of JSON. */
const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/

/**
 * Isolates the values in the catalogues as they are compiled, so that browsers need no code for it.
 * It must stand after Lingui's own plugin.
 */
export function isolateCatalogues(among = RIGHT_TO_LEFT): Plugin {
  return {
    name: 'isolate-catalogues',
    transform: {
      filter: { id: /\/locales\/[^/]+\/[^/]+\.po$/ },
      handler(code, id) {
        const tag = id.split('/').at(-2)!
        if (!among.has(tag)) return null
        const [, text] = COMPILED.exec(code) ?? []
        if (!text) return this.error(`${id}: its messages are not where they were`)
        const messages = JSON.parse(JSON.parse(text) as string) as Messages
        const isolated = JSON.stringify(JSON.stringify(isolateValues(messages, tag, among)))
        return { code: code.replace(COMPILED, () => `JSON.parse(${isolated})`), map: null }
      },
    },
  }
}
