import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A short digest, safe for file names, that differs whenever one of its inputs differs. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Digest of the names and contents of files and folders; missing paths are ignored.
 *
 * @param isPart decides whether a file counts, by its path from `root`
 */
export function hashFiles(
  root: string,
  paths: readonly string[],
  isPart: (path: string) => boolean = () => true,
): string {
  const files = paths.flatMap((path) => listFiles(join(root, path)))
  const parts = files
    .map((file) => [relative(root, file), file] as const)
    .filter(([path]) => isPart(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, file]) => [path, readFileSync(file)])
  return hashOf(...parts)
}

/** Lists all files below a path; the path itself if it is a file. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
