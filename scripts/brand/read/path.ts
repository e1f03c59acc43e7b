/** Writes keys as a JSON path: `$.wording.TH[0].text`. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  const steps = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    const name = String(key)
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
  })
  return `$${steps.join('')}`
}
