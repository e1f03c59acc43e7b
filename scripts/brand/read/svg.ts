import { type Document, DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { transform } from 'lightningcss'
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, INSTRUCTIONS, isNote } from './svg-allowed.ts'
import { findExcess } from './svg-weight.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/**
 * Finds the reason why an SVG is refused. It may be unsafe on the brand's own origin, where a
 * script could run, or too expensive to draw. Undefined for an SVG with only known, static and
 * self-contained elements.
 *
 * @returns text that follows the word "which"
 * @throws Error for a file that is not XML
 */
export function findSvgFault(bytes: Uint8Array): string | undefined {
  const read = parse(bytes)
  const unsafe = typeof read === 'string' ? read : findUnsafeNode(read)
  if (unsafe !== undefined) return `holds ${unsafe}, must be a still drawing of its own`
  return findExcess([...walk(read as Document)].filter(isSvg))
}

/** @returns the document, or the unsafe part that forbids parsing it */
function parse(bytes: Uint8Array): Document | string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'text that is not UTF-8'
  }
  const encoding = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1]
  if (text.includes('\0') || (encoding && !/^utf-8$/i.test(encoding)))
    return 'text that is not UTF-8'
  // This parser ignores document types, and would thus resolve entities differently from a browser.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'a DOCTYPE or ENTITY declaration'
  return new DOMParser({ onError: stop }).parseFromString(text, 'text/xml')
}

const isSvg = (node: Node): node is Element =>
  node.nodeType === node.ELEMENT_NODE && (node as Element).namespaceURI === SVG

function findUnsafeNode(document: Document): string | undefined {
  for (const node of walk(document)) {
    const unsafe = findUnsafe(node)
    if (unsafe) return unsafe
  }
  return undefined
}

/** Malformed text is refused, since a browser may repair it in another way. */
function stop(_level: string, message: string): never {
  throw new Error(message)
}

/** Walks through every node below a root without recursion. */
function* walk(root: Node): Generator<Node> {
  const left: Node[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    for (let child = node.lastChild; child; child = child.previousSibling) left.push(child)
    if (node !== root) yield node
  }
}

function findUnsafe(node: Node): string | undefined {
  switch (node.nodeType) {
    case node.ELEMENT_NODE:
      return findUnsafeElement(node as Element)
    case node.TEXT_NODE:
    case node.CDATA_SECTION_NODE:
    case node.COMMENT_NODE:
      return undefined
    case node.PROCESSING_INSTRUCTION_NODE:
      return INSTRUCTIONS.has(node.nodeName)
        ? undefined
        : `a processing instruction (${node.nodeName})`
    default:
      return `what no picture needs (${node.nodeName})`
  }
}

function findUnsafeElement(element: Element): string | undefined {
  const { localName, namespaceURI, nodeName } = element
  const noted = isNote(namespaceURI ?? '')
  if (!noted && (namespaceURI !== SVG || !ELEMENTS.has(localName!)))
    return `a <${nodeName}> element`
  for (const { name, localName: own, namespaceURI: space, value } of element.attributes) {
    if (space === XMLNS) continue
    if (space === XLINK || (!space && own === 'href')) {
      if (isHarmlessLink(own!, value)) continue
      return 'a link to something outside the picture'
    }
    if (space ? space === XML && own !== 'base' : noted || ATTRIBUTES.has(own!)) {
      const unsafe = space ? undefined : findUnsafeValue(own!, value)
      if (unsafe) return unsafe
      continue
    }
    if (space && isNote(space)) continue
    return /^on/i.test(own!) ? 'an event handler attribute' : `the attribute ${name}`
  }
  return localName === 'style' && !noted ? findUnsafeCss(element.textContent ?? '') : undefined
}

/**
 * Whether an attribute is a link within the picture, or an editor's note about a link, which
 * browsers do not follow.
 */
const isHarmlessLink = (name: string, value: string) =>
  name === 'href' ? value.startsWith('#') : ['type', 'title', 'show', 'actuate'].includes(name)

function findUnsafeValue(name: string, value: string): string | undefined {
  if (name === 'style') return findUnsafeCss(`*{${value}}`)
  // Other attributes may hold CSS, which is unsafe only with functions or escapes.
  return /[(\\]/.test(value) &&
    !PLAIN.test(value) &&
    !/^(?:d|class|id|(?:data|aria)-.*)$/.test(name)
    ? findUnsafeCss(`*{--value:${value}}`)
    : undefined
}

/** Movements with numbers alone, or a part of the picture itself: most of the values by far. */
const PLAIN =
  /^(?:(?:(?:matrix|rotate|scale|skew[XY]|translate)\([\d\s.,e+-]*\)[\s,]*)+|url\(#[\w-]+\))$/

/** Reads CSS as a browser does, with escapes resolved, and names an unsafe part in it. */
function findUnsafeCss(css: string): string | undefined {
  let unsafe: string | undefined
  let code: string
  try {
    code = transform({
      filename: 'style.css',
      code: Buffer.from(css),
      minify: true,
      visitor: {
        Rule: ({ type }) => {
          if (type !== 'style') unsafe ??= `a style sheet with @${type}`
        },
      },
    }).code.toString()
  } catch {
    return 'CSS that cannot be read'
  }
  if (unsafe) return unsafe
  if (/\burl\(\s*["']?(?!["'\s#])/i.test(code))
    return 'a reference to something outside the picture'
  const called = [...code.matchAll(/([\w-]+)\(/g)].map(([, name]) => name!.toLowerCase())
  const other = called.find((name) => !FUNCTIONS.has(name))
  if (other !== undefined) return `a style with ${other}()`
  return code.includes('\\') ? 'a style with escapes' : undefined
}
