import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '../places.ts'

/** Lists the values of a JSON object by their paths, such as `$.theme.primary`. */
export function flattenJson(value: unknown, path = '$'): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]])
  }
  const entries = Array.isArray(value)
    ? value.map((item, at) => [`[${at}]`, item] as const)
    : Object.entries(value).map(([key, item]) => [`.${key}`, item] as const)
  return new Map(entries.flatMap(([key, item]) => [...flattenJson(item, path + key)]))
}

const RULE = /([^{}]*)\{([^{}]*)\}/g
const DECLARATION = /--([\w-]+):((?:"[^"]*"|[^;"])*)/g

/** Reads the tokens of a release's theme from its style sheet, with the mode that they belong to. */
export function readThemeTokens(release: string): Map<string, string> {
  const assets = join(release, SITE, 'assets')
  const name = readdirSync(assets).find((one) => /^first-paint\..+\.css$/.test(one))
  if (name === undefined) return new Map()
  const tokens = new Map<string, string>()
  for (const [, selector, rules] of readFileSync(join(assets, name), 'utf8').matchAll(RULE)) {
    const mode = /\[data-mode=(\w+)\]$/.exec(selector!)?.[1]
    if (mode === undefined && selector !== ':root') continue
    for (const [, token, value] of rules!.matchAll(DECLARATION)) {
      tokens.set(mode === undefined ? token! : `${token} (${mode})`, value!)
    }
  }
  return tokens
}

/** Reads the headers of a release by address and name; each directive of a policy stands alone. */
export function readHeaders(release: string): Map<string, string> {
  const headers = new Map<string, string>()
  let address = ''
  for (const line of readFileSync(join(release, SITE, '_headers'), 'utf8').split('\n')) {
    if (/^\S/.test(line)) address = line
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) continue
    if (name !== 'Content-Security-Policy') headers.set(`${address} ${name}`, value)
    else {
      for (const directive of value.split('; ')) {
        const [rule = '', ...sources] = directive.split(' ')
        headers.set(`${address} ${name} ${rule}`, sources.join(' '))
      }
    }
  }
  return headers
}
