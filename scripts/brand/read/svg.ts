/** What an SVG may not hold: it is served from the brand's own origin, where script could run. */
const REFUSED: readonly [pattern: RegExp, what: string][] = [
  [/<(?:[\w-]+:)?script[\s/>]/i, 'a <script> element'],
  [/<(?:[\w-]+:)?foreignObject[\s/>]/i, 'a <foreignObject> element'],
  [/<(?:[\w-]+:)?(?:iframe|embed|object|audio|video)[\s/>]/i, 'an embedded document'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a DOCTYPE or ENTITY declaration'],
  [/<\?xml-stylesheet/i, 'an external style sheet'],
  [/@import/i, 'an @import of another style sheet'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler attribute'],
  [/javascript:/i, 'a javascript: address'],
  [/[\s"'](?:[\w-]+:)?href\s*=\s*(?!["']#)/i, 'a link to something outside the picture'],
  [/url\(\s*["']?(?!\s*["']?#)/i, 'a reference to something outside the picture'],
  [/attributeName\s*=\s*["']?(?:[\w-]+:)?href/i, 'an animation of a link'],
]

/** Names what makes an SVG unsafe to serve; undefined for a safe one. */
export function findUnsafeSvg(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'text that is not UTF-8'
  }
  if (text.includes('\0')) return 'text that is not UTF-8'
  return REFUSED.find(([pattern]) => pattern.test(text))?.[1]
}
