/**
 * Writes the start tag of an HTML element, with its attributes escaped.
 *
 * @param end `/>` for an empty element of XML
 */
export const tag = (name: string, values: Record<string, string>, end: '>' | '/>' = '>') =>
  `<${name} ${attributes(values)}${end}`

/** Writes the attributes of a tag; an empty one stands without a value. */
export const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => (value === '' && name !== 'alt' ? name : `${name}="${escape(value)}"`))
    .join(' ')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an attribute or an element. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
