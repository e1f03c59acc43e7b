import { brands, vendors } from 'virtual:livery-brands'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'

/** Names that are the same in every language. */
const NAMES = [
  ...brands.map(({ site }) => site.name),
  ...vendors.map(({ name }) => name),
  'Android',
  'iOS',
  'Caps Lock',
]

/** A word in Latin letters; accents are not needed, as no language with them is checked. */
const LATIN = /[A-Za-z][A-Za-z’'-]*[A-Za-z]/g

/** Codes and short forms, such as VIP, QR or THB. */
const isCode = (word: string) => /^[A-Z]{2,4}$/.test(word)

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * Lists the texts of a page that are in English though its language is not: in a language with
 * letters of its own, those with a word in Latin letters that is no name and no code. In a language
 * with Latin letters nothing can be told.
 */
export function foreignWords(): string[] {
  const code = LANGUAGE_CODES.find((one) => LANGUAGES[one].tag === document.documentElement.lang)
  if (code === undefined || isLatin(LANGUAGES[code].tag)) return []
  return textsOf(document.body).filter((text) => {
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ' '), text)
    // Account names such as lucky88 are the same in every language.
    const words = rest.replaceAll(/[\w.@-]*\d[\w.@-]*/g, ' ').match(LATIN) ?? []
    return words.some((word) => !isCode(word))
  })
}

const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === 'Latn'

/**
 * Lists what readers see and hear, without parts in a language of their own and what was typed in.
 */
function textsOf(root: Element): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('textarea') || !element.checkVisibility()) continue
    if (element.closest('[lang]:not(html)')) continue
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
  }
  return texts
}
