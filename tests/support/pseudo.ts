import type { Page } from '@playwright/test'
import { ask } from '#scripts/localhost.ts'

type Part = string | [name: string, format?: string, options?: Record<string, Part[] | number>]

/** Each stretch between tags apart, as each becomes an element of its own. */
const markText = (text: string) =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((each) => (/\p{L}/u.test(each) && !each.startsWith('<') ? `⟦${each}⟧` : each))
    .join('')

/** Wraps every piece of literal text of a compiled message, plural forms included. */
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
 * Marks every message of the site's catalogues on their way to the page, and remembers all texts
 * that the gateway sends and the brand's own: what is neither marked nor among them was never
 * given to a translator.
 *
 * @returns the texts that are data
 */
export async function markMessages(page: Page): Promise<Set<string>> {
  const data = new Set<string>()
  await page.route('**/assets/*.js', async (route) => {
    const url = new URL(route.request().url())
    const { text } = await ask(Number(url.port), { host: url.hostname, path: url.pathname })
    const found =
      /^(var \w+=JSON\.parse\()(`(?:[^`\\]|\\.)*`)(\);export\{\w+ as messages\};?\s*)$/.exec(text)
    if (!found) return route.fallback()
    // A template literal without placeholders, as the bundler writes it.
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
    collect(reply, data)
  })
  return data
}

function collect(value: unknown, into: Set<string>): void {
  // Of HTML, each stretch between tags is a text of the page.
  if (typeof value === 'string')
    for (const text of [value, ...value.split(/<[^>]*>/)]) into.add(text.trim())
  else if (value && typeof value === 'object')
    for (const each of Object.values(value)) collect(each, into)
}

/** Every text that a visitor can see or hear: text nodes and the attributes that are read out. */
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

/** A word without what is no letter: `M` of ฿1.28M. */
export const lettersOf = (word: string): string => word.replace(/[^\p{L}\p{M}]/gu, '')

/** Words without brackets around them: `name (account)` is data in a shape of its own. */
const wordsIn = (text: string) => text.split(/[\s·,()]+/).filter((word) => /\p{L}/u.test(word))

/** Pieces with letters that are neither marked messages nor data. */
export function findUntranslated(texts: readonly string[], data: ReadonlySet<string>): string[] {
  const isKnown = (piece: string): boolean =>
    data.has(piece) ||
    wordsIn(piece).every((word) => data.has(word) || data.has(lettersOf(word))) ||
    // Two texts that are shown or read out in one line.
    [...piece.matchAll(/\s·\s|:\s/g)].some(
      ({ index, 0: between }) =>
        isKnown(piece.slice(0, index).trim()) &&
        isKnown(piece.slice(index + between.length).trim()),
    )
  const pieces = texts.flatMap((text) => text.split(/⟦[^⟦⟧]*⟧/)).map((piece) => piece.trim())
  return [...new Set(pieces.filter((piece) => !isKnown(piece)))]
}
