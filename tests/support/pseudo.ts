import type { Page } from '@playwright/test'
import type { Messages } from '@lingui/core'
import { isolateValues } from '#scripts/language/isolate.ts'
import { ask } from '#scripts/localhost.ts'

/** Any tag: the messages of one page are all in one language. */
const TAG = 'und'

type Part = string | [name: string, format?: string, options?: Record<string, Part[] | number>]

type Write = (text: string) => string

/**
 * Languages that nobody speaks, by the names that Chrome and Android give them: as long as the
 * longest translations, and from right to left.
 */
export const PSEUDO_LANGUAGES = {
  'en-XA': {
    direction: 'ltr',
    write: (text: string) => `${text} ${text.slice(0, Math.ceil(text.length * 0.6)).trim()}`,
  },
  // Direction marks, since the letters are still those of the page's language.
  'ar-XB': { direction: 'rtl', write: (text: string) => `\u202e${text}\u202c` },
} as const satisfies Record<string, { direction: string; write: Write }>

export type PseudoLanguage = keyof typeof PSEUDO_LANGUAGES

/** Marks each piece of text between tags separately, because each becomes an element of its own. */
const markText = (text: string, write: Write) =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((each) => (/\p{L}/u.test(each) && !each.startsWith('<') ? `⟦${write(each)}⟧` : each))
    .join('')

/** Marks every piece of literal text in a compiled message, including plural forms. */
function mark(parts: readonly Part[], write: Write): Part[] {
  return parts.map((part): Part => {
    if (typeof part === 'string') return markText(part, write)
    const [name, format, options] = part
    if (!options) return part
    const forms = Object.entries(options).map(([form, text]) => [
      form,
      Array.isArray(text) ? mark(text, write) : text,
    ])
    return [name, format!, Object.fromEntries(forms)]
  })
}

/**
 * Marks every message in the translation files that the page loads, and collects all texts from the
 * gateway and the brand. A visible text that is neither marked nor collected was never
 * translatable.
 *
 * @param language the pseudo-language in which the messages are written; undefined for their own
 * @returns the collected texts, which need no translation
 */
export async function markMessages(page: Page, language?: PseudoLanguage): Promise<Set<string>> {
  const data = new Set<string>()
  const { write, direction } = language
    ? PSEUDO_LANGUAGES[language]
    : { write: (text: string) => text, direction: 'ltr' }
  await page.route('**/assets/*.js', async (route) => {
    const url = new URL(route.request().url())
    const { text } = await ask(Number(url.port), { host: url.hostname, path: url.pathname })
    const found =
      /^(var \w+=JSON\.parse\()(`(?:[^`\\]|\\.)*`)(\);export\{\w+ as messages\};?\s*)$/.exec(text)
    if (!found) {
      const turned = text.replaceAll('direction:`ltr`', `direction:\`${direction}\``)
      if (turned === text) return route.fallback()
      return route.fulfill({ contentType: 'text/javascript', body: turned })
    }
    // The bundler writes the messages as a template literal without placeholders.
    const messages = JSON.parse(found[2]!.slice(1, -1).replace(/\\([`\\$])/g, '$1')) as Record<
      string,
      Part[]
    >
    const marked = Object.fromEntries(
      Object.entries(messages).map(([id, parts]) => [id, mark(parts, write)]),
    ) as Messages
    const turned = direction === 'rtl' ? new Set([TAG]) : new Set<string>()
    const json = JSON.stringify(isolateValues(marked, TAG, turned))
    const body = `${found[1]}${JSON.stringify(json)}${found[3]}`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  page.on('response', async (response) => {
    if (!/\/wps\/|\/assets\/words\//.test(response.url())) return
    const reply = await response.json().catch(() => null)
    collectTexts(reply, data)
  })
  return data
}

/** Adds every text in a reply, or in a part of a brand file, to the texts that need no translation. */
export function collectTexts(value: unknown, into: Set<string>): void {
  // In HTML, each piece of text between tags counts as a separate text.
  if (typeof value === 'string')
    for (const text of [value, ...value.split(/<[^>]*>/)]) into.add(text.trim())
  else if (value && typeof value === 'object')
    for (const each of Object.values(value)) collectTexts(each, into)
}

/**
 * Reads every text that a visitor can see or hear: text nodes, and attributes that screen readers
 * speak.
 */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription']) {
          const value = node.getAttribute(name)
          if (value) texts.push(value)
        }
      } else if (
        node instanceof Text &&
        node.parentElement &&
        !/^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement.tagName)
      ) {
        texts.push(node.data)
      }
    }
    return texts
  })
}

/** Removes everything but letters from a word: `฿1.28M` becomes `M`. */
export const lettersOf = (word: string): string => word.replace(/[^\p{L}\p{M}]/gu, '')

/** Splits a text into words without brackets: `name (account)` is two words of data. */
const wordsIn = (text: string) => text.split(/[\s·,()]+/).filter((word) => /\p{L}/u.test(word))

/** Lists the pieces of text with letters that are neither marked messages nor collected data. */
export function findUntranslated(texts: readonly string[], data: ReadonlySet<string>): string[] {
  const isKnown = (piece: string): boolean =>
    data.has(piece) ||
    wordsIn(piece).every((word) => data.has(word) || data.has(lettersOf(word))) ||
    // Two known texts may be joined in one line, by a dot or a colon.
    [...piece.matchAll(/\s·\s|:\s/g)].some(
      ({ index, 0: between }) =>
        isKnown(piece.slice(0, index).trim()) &&
        isKnown(piece.slice(index + between.length).trim()),
    )
  // A dot may join a known text and a message in one line.
  const pieces = texts
    .flatMap((text) => text.split(/⟦[^⟦⟧]*⟧/))
    .map((piece) => piece.replace(/^[\s·]+|[\s·]+$/g, ''))
  return [...new Set(pieces.filter((piece) => !isKnown(piece)))]
}
