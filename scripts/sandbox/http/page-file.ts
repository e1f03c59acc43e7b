import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'

/** Reads an HTML page, and replaces each `{name}` by the value of this name, escaped. */
export async function fillPage(file: URL, values: Record<string, string>): Promise<string> {
  const page = await readFile(file, 'utf8')
  return page.replace(/\{(\w+)\}/g, (_, name: string) => String(html`${values[name]}`))
}
