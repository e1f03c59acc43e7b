import { quote } from '#lib/quote.ts'

/** Writes a list of keys as a JSON path: `$.wording.TH[0].text`. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  const steps = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    const name = String(key)
    return /^[A-Za-z_$][\w$]{0,59}$/.test(name) ? `.${name}` : `[${quote(name)}]`
  })
  return `$${steps.join('')}`
}
