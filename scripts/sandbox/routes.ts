import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteParts, ServedCall } from './http/serve.ts'

const FOLDER = `${import.meta.dirname}${sep}routes`

/**
 * Loads the calls that each file under `routes/` serves, by its path without `.ts`. A file exports
 * them as `calls`: a list, or a function that returns one.
 */
export async function loadRoutes(parts: RouteParts): Promise<Map<string, ServedCall[]>> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${sep}${entry.name}`)
    .toSorted()
  const modules = await Promise.all(
    files.map(async (file) => {
      const { calls } = (await import(pathToFileURL(file).href)) as {
        calls?: ServedCall[] | ((parts: RouteParts) => ServedCall[])
      }
      if (!calls) throw new Error(`${file} exports no calls`)
      const name = relative(FOLDER, file).replace(/\.ts$/, '').replaceAll(sep, '/')
      return [name, typeof calls === 'function' ? calls(parts) : calls] as const
    }),
  )
  return new Map(modules)
}
