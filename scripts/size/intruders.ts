import { matchesGlob } from 'node:path'
import type { Manifest } from 'vite'
import type { Allowed } from './allowed.ts'

/** The modules of each chunk, by its file, each with the modules that import it. */
export type ModuleRecord = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * Lists modules in these files of a build that are not allowed, and allowed entries without a
 * module.
 */
export function findIntruders(
  { manifest, record }: { manifest: Manifest; record: ModuleRecord },
  files: readonly string[],
  { chunks, modules }: Allowed,
  /** Files that are also loaded, but are checked by another list. */
  earlier: readonly string[] = [],
): string[] {
  const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]))
  const modulesOf = (file: string) => Object.entries(record[file] ?? {})
  const loaded = new Map(files.flatMap(modulesOf))
  const importing = new Map([...earlier, ...files].flatMap(modulesOf))
  const isAllowed = (module: string) => modules.some((glob) => matchesGlob(module, glob))
  const isLoaded = (glob: string) => [...loaded.keys()].some((module) => matchesGlob(module, glob))

  const faults: string[] = []
  for (const file of files) {
    const name = names.get(file) ?? file
    if (!chunks.includes(name)) faults.push(`the chunk ${name} (${file}) is not allowed`)
    if (!record[file]) faults.push(`the build has no record of what ${file} holds`)
  }
  for (const [module, importers] of loaded) {
    if (isAllowed(module)) continue
    const by = importers.filter((importer) => importing.has(importer))
    faults.push(`${module} is not allowed; imported by ${by.join(', ') || 'no module of these'}`)
  }
  for (const glob of modules.filter((one) => !isLoaded(one))) {
    faults.push(`${glob} is allowed, but no module matches it`)
  }
  for (const name of chunks.filter((one) => !files.some((file) => names.get(file) === one))) {
    faults.push(`the chunk ${name} is allowed, but is not loaded`)
  }
  return faults
}

/** Lists the modules in these files that should load only when they become visible. */
export const findTooEarly = (
  record: ModuleRecord,
  files: readonly string[],
  late: readonly string[],
): string[] =>
  files
    .flatMap((file) => Object.keys(record[file] ?? {}))
    .filter((module) => late.some((glob) => matchesGlob(module, glob)))
    .map((module) => `${module} comes before it is looked at`)
