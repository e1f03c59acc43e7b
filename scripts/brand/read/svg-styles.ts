import type { Element } from '@xmldom/xmldom'

/** Attributes that are not read as styles, since their values may look like one. */
const NO_STYLE = /^(?:id|class|style|d|points|transform|data-.*|aria-.*|xml.*)$/

const COMMENT = /\/\*[^]*?\*\//g

interface Rule {
  /** Undefined for a selector that is not simple, which is assumed to match any element. */
  simple?: { type: string | undefined; id: string | undefined; classes: readonly string[] }
  declarations: string
}

/**
 * Reads style sheets just well enough to miss no declaration. A rule is assumed to match by the
 * last part of its selector alone, and a rule that is hard to read to match every element.
 */
export function parseRules(css: string): Rule[] {
  const text = css.replace(COMMENT, '')
  // A nested rule is kept as one text, which is then refused.
  if (/\{[^}]*\{/.test(text)) return [{ declarations: text }]
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, declarations]) =>
    selectors!.split(',').map((selector) => toRule(selector, declarations!)),
  )
}

function toRule(selector: string, declarations: string): Rule {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)!
  const found = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/.exec(last)
  if (!found) return { declarations }
  const parts = found[2]!.match(/[.#][\w-]+/g) ?? []
  const type = found[1] === '*' ? undefined : found[1]
  const id = parts.find((part) => part.startsWith('#'))?.slice(1)
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1))
  return { simple: { type, id, classes }, declarations }
}

/** Joins all declarations that may apply to an element, in no order: "fill:url(#a);opacity:.5;". */
export function declarationsOf(element: Element, rules: readonly Rule[]): string {
  const own = [...element.attributes].flatMap(({ name, value }) =>
    NO_STYLE.test(name) ? [] : [`${name}:${value}`],
  )
  const style = element.getAttribute('style')?.replace(COMMENT, '')
  const classes = element.getAttribute('class')?.split(/\s+/) ?? []
  const matching = rules.filter(
    ({ simple }) =>
      !simple ||
      ((!simple.type || simple.type === element.localName) &&
        (!simple.id || simple.id === element.getAttribute('id')) &&
        simple.classes.every((name) => classes.includes(name))),
  )
  return [...own, style ?? '', ...matching.map(({ declarations }) => declarations)].join(';')
}
