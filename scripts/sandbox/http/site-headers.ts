interface Rule {
  pattern: string
  headers: [name: string, value: string][]
}

/**
 * Reads a `_headers` file (Netlify's format): a path pattern on a line of its own, then indented
 * `Name: value` lines; `#` starts a comment. Patterns are exact or end in `*`.
 */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#|$)/.test(line)) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    if (colon < 0) continue
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** The headers of a path; where several rules name one, the last rule that matches has its say. */
export function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const found = new Map<string, [name: string, value: string]>()
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, path)) continue
    for (const [name, value] of headers) found.set(name.toLowerCase(), [name, value])
  }
  return Object.fromEntries(found.values())
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
