interface Rule {
  pattern: string
  /** Names of headers that this rule removes although earlier rules set them. */
  dropped: string[]
  headers: [name: string, value: string][]
}

/**
 * Reads a `_headers` file like static hosts: a path pattern on a line, then indented `Name: value`
 * lines, or `! Name` to drop a header of an earlier rule; `#` starts a comment. A pattern may have
 * one `*`, which matches any text.
 */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#|$)/.test(line)) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), dropped: [], headers: [] })
      continue
    }
    const dropped = /^\s*!\s*(\S+)/.exec(line)?.[1]
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    if (dropped) rules.at(-1)?.dropped.push(dropped)
    else if (name !== undefined) rules.at(-1)?.headers.push([name, value ?? ''])
  }
  return rules
}

/** Returns the headers of a path; if several rules set the same header, its values are joined. */
export function headersFor(rules: readonly Rule[], path: string): Headers {
  const headers = new Headers()
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue
    for (const name of rule.dropped) headers.delete(name)
    for (const [name, value] of rule.headers) headers.append(name, value)
  }
  return headers
}

function matches(pattern: string, path: string): boolean {
  const [start, end] = pattern.split('*') as [string, string?]
  if (end === undefined) return path === pattern
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}
