import { readFileSync } from 'node:fs'

/**
 * Reads the JSON files of a folder for the preview. A file that is no JSON stays as it last was,
 * since a module that cannot be parsed would take the whole preview away; the brands' faults tell
 * about it.
 *
 * @returns a reader by a module's id; undefined for other files, and for a file that never was JSON
 */
export function keepReadable(folder: string): (id: string) => string | undefined {
  const good = new Map<string, string>()
  return (id) => {
    if (!id.startsWith(folder) || !id.endsWith('.json')) return undefined
    const text = readFileSync(id, 'utf8')
    if (isJson(text)) good.set(id, text)
    return good.get(id)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
