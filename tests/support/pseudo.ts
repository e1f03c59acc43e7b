import type { Page } from '@playwright/test'
import { ask } from '#scripts/localhost.ts'

type Part = string | [name: string, format?: string, options?: Record<string, Part[] | number>]

/** Marks each piece of text between tags separately, because each becomes an element of its own. */
const markText = (text: string) =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((each) => (/\p{L}/u.test(each) && !each.startsWith('<') ? `⟦${each}⟧` : each))
    .join('')

/** Marks every piece of literal text in a compiled message, including plural forms. */
function mark(parts: readonly Part[]): Part[] {
  return parts.map((part): Part => {
    if (typeof part === 'string') return markText(part)
    const [name, format, options] = part
    if (!options) return part
    const forms = Object.entries(options).map(([form, text]) => [
      form,
      Array.isArray(text) ? mark(text) : text,
    ])
    return [name, format!, Object.fromEntries(forms)]
  })
}

/**
 * Marks every message in the translation files that the page loads, and collects all texts from the
 * gateway and the brand. A visible text that is neither marked nor collected was never
 * translatable.
 *
 * @returns the collected texts, which need no translation
 */
export async function markMessages(page: Page): Promise<Set<string>> {
  const data = new Set<string>()
  await page.route('**/assets/*.js', async (route) => {
    const url = new URL(route.request().url())
    const { text } = await ask(Number(url.port), { host: url.hostname, path: url.pathname })
    const found =
      /^(var \w+=JSON\.parse\()(`(?:[^`\\]|\\.)*`)(\);export\{\w+ as messages\};?\s*)$/.exec(text)
    if (!found) return route.fallback()
    // The bundler writes the messages as a template literal without placeholders.
    const messages = JSON.parse(found[2]!.slice(1, -1).replace(/\\([`\\$])/g, '$1')) as Record<
      string,
      Part[]
    >
    const marked = Object.entries(messages).map(([id, parts]) => [id, mark(parts)])
    const json = JSON.stringify(Object.fromEntries(marked))
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
        !/^(?:SCRIPT|STYLE)$/.test(node.parentElement.tagName)
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
