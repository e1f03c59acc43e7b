import { execFile } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Manifest } from 'vite'
import { compress, isCompressible } from './compress.ts'
import { RefusedError } from './fault.ts'
import { hashFiles, listFiles } from './hash.ts'
import { ROOT } from './places.ts'
import { WORDS_RECORD } from '../words/names.ts'
import { type Critical, readCritical } from './stamp/critical.ts'
import { removeWhole, withLock, writeWhole } from './whole-folder.ts'

/**
 * The app built once for all brands: every file that a brand's site may link to, with its
 * compressed copies.
 */
export interface BuiltApp {
  folder: string
  hash: string
  manifest: Manifest
  /**
   * Translation catalogues of lazily loaded parts, by the file of the chunk that contains the
   * parts.
   */
  words: Readonly<Record<string, readonly string[]>>
  /** The built HTML page, which is rendered for each brand. */
  template: string
  critical: Critical
  /** Size in bytes by file, such as `assets/main-x.js` and `assets/main-x.js.br`. */
  files: ReadonlyMap<string, number>
}

const CRITICAL = '.vite/critical.json'

/** Number of older builds that are kept, so that going back in git needs no new build. */
const KEPT = 4

/** Hashes the source files of the app, without tests and stories. */
export function hashAppInputs(): string {
  return hashFiles(
    ROOT,
    [
      'src',
      'locales',
      'public',
      'index.html',
      'game-return.html',
      'vite.config.ts',
      'lingui.config.ts',
      'package-lock.json',
      'scripts/brand/app-build.ts',
      'scripts/brand/compress.ts',
      'scripts/brand/stamp/catalogues.ts',
      'scripts/brand/stamp/critical.ts',
      'scripts/brand/stamp/failure.ts',
      'scripts/language/isolate.ts',
      'scripts/language/table.ts',
      'scripts/words/fillCatalogues.ts',
      'scripts/words/names.ts',
      'scripts/words/reachedWords.ts',
    ],
    (path) => !/\.(?:test|stories)\.tsx?$/.test(path),
  )
}

/** Builds the app, or finds an earlier build of the same sources. */
export async function buildApp(
  report: (text: string) => void = () => {},
  givenCache?: string,
): Promise<BuiltApp> {
  const hash = hashAppInputs()
  const cache = givenCache ?? findCache(hash)
  const folder = join(cache, hash)
  if (!existsSync(folder)) {
    let changed = false
    await withLock(cache, async () => {
      await writeWhole(folder, async (partial) => {
        report('Building the app')
        await viteBuild(partial)
        // If sources changed during the build, the build must not be stored under the hash of the
        // earlier sources.
        changed = hashAppInputs() !== hash
        if (changed) throw new SourcesChanged()
        await writeFile(join(partial, CRITICAL), JSON.stringify(await readCritical()))
        report('Compressing it')
        await compressAll(partial)
        return listFiles(partial).map((file) => relative(partial, file))
      }).catch((error: unknown) => {
        if (!(error instanceof SourcesChanged)) throw error
      })
      dropOldBuilds(cache, folder)
    })
    if (changed) return buildApp(report, givenCache)
  } else {
    touch(folder)
  }
  return readBuild(folder, hash)
}

class SourcesChanged extends Error {}

/**
 * Finds the folder of the project's cache; a user who may not write there, and finds no build of
 * these sources, gets a cache of their own.
 */
export function findCache(hash: string, project = join(ROOT, '.cache/app')): string {
  if (existsSync(join(project, hash))) return project
  let nearest = project
  while (!existsSync(nearest)) nearest = dirname(nearest)
  if (canWrite(nearest)) return project
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'livery/app')
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Marks a build as recently used, so that it is kept; a build of another user is left unchanged.
 */
function touch(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Runs Vite in a process of its own. Babel and Lingui read files from the working directory, and a
 * bundle must never contain React's development build, whatever the caller's environment.
 */
async function viteBuild(outDir: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = [
    'build',
    '--outDir',
    outDir,
    '--emptyOutDir',
    'false',
    '--logLevel',
    'error',
    '--configLoader',
    'native',
  ]
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    await promisify(execFile)(process.execPath, [vite, ...args], { cwd: ROOT, env })
  } catch (error) {
    const { stderr } = error as { stderr: string }
    throw new RefusedError(`The app does not build.\n${stderr.trim()}`)
  }
}

/**
 * Compresses all files except the HTML page, which is compressed after it was rendered for a brand.
 */
async function compressAll(folder: string): Promise<void> {
  const files = listFiles(folder).filter(
    (file) => isCompressible(file) && !file.endsWith('/index.html') && !file.includes('/.vite/'),
  )
  await Promise.all(
    files.map(async (file) => {
      const { brotli, gzip } = await compress(readFileSync(file), 11)
      if (brotli) await writeFile(`${file}.br`, brotli)
      if (gzip) await writeFile(`${file}.gz`, gzip)
    }),
  )
}

function readBuild(folder: string, hash: string): BuiltApp {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    folder,
    hash,
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
    words: JSON.parse(read(WORDS_RECORD)) as BuiltApp['words'],
    template: read('index.html'),
    critical: JSON.parse(read(CRITICAL)) as Critical,
    files: new Map(listFiles(folder).map((file) => [relative(folder, file), statSync(file).size])),
  }
}

function dropOldBuilds(cache: string, current: string): void {
  const builds = readdirSync(cache)
    .filter((name) => /^[0-9a-f]+$/.test(name))
    .map((name) => join(cache, name))
    .filter((folder) => folder !== current)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of builds.slice(KEPT)) removeWhole(folder)
}
