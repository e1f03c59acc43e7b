import { ensureCatalogue } from '#core/locale/words.ts'
import { sessionStore } from '#lib/storage.ts'

const RELOAD_KEY = 'chunk-reload:v1'

/**
 * Milliseconds until the loading of a chunk counts as failed, 120 seconds (docs/product.md §4.12).
 */
const CHUNK_TIMEOUT = 120_000

/** Thrown if a chunk did not load, even after the page was silently reloaded once. */
export class ChunkError extends Error {
  /** Whether a new release replaced the page's files, but a reload would have interrupted something. */
  readonly isOutdated: boolean

  constructor(name: string, cause: unknown, isOutdated = false) {
    super(`The chunk ${name} did not load`, { cause })
    this.name = 'ChunkError'
    this.isOutdated = isOutdated
  }
}

/** Whether a call or a part of the site failed because a new release replaced the page's files. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && ((error as Partial<ChunkError>).isOutdated ?? isOutdated(error.cause))

export interface ChunkOptions {
  /** Tells whether a new release replaced the page's files, so that a reload may help. */
  isReplaced?: () => boolean | Promise<boolean>
  /** Tells whether a reload would not interrupt anything, such as a money transfer. */
  mayReload?: () => boolean
  reload?: () => void
  timeout?: number
}

/** Default options of all chunks; set once at boot, since chunks are loaded in many places. */
const defaults: Required<ChunkOptions> = {
  isReplaced: () => true,
  mayReload: () => true,
  reload: () => window.location.reload(),
  timeout: CHUNK_TIMEOUT,
}

export function configureChunks(options: ChunkOptions): void {
  Object.assign(defaults, options)
}

/**
 * Loads a part of the site on demand. If a new release has removed its file, the first failure
 * reloads the page once, silently; any other failure throws `ChunkError`.
 *
 * @param name the same in all releases, so that a second failure is recognised after the reload
 * @param catalogues those of all words that the part can show, besides the shell's. Never written
 *   by hand: the build fills them in where `load` is `() => import('…')`
 *   (`scripts/words/fillCatalogues.ts`)
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  catalogues: readonly string[] = [],
): Promise<Module> {
  const { isReplaced, mayReload, reload, timeout } = defaults
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const [module] = await Promise.race([
      Promise.all([load(), ...catalogues.map(ensureCatalogue)]),
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`No answer in ${timeout} ms`)), timeout)
      }),
    ])
    if (sessionStore.get(RELOAD_KEY) === name) sessionStore.remove(RELOAD_KEY)
    return module
  } catch (cause) {
    // One mark is stored for all chunks together, so that several missing chunks do not cause
    // several reloads.
    const isFirst = () => sessionStore.get(RELOAD_KEY) === null
    const mayHelp = isFirst() && (await isReplaced())
    if (mayHelp && mayReload() && isFirst() && sessionStore.set(RELOAD_KEY, name)) {
      reload()
      return await new Promise<never>(() => {})
    }
    throw new ChunkError(name, cause, mayHelp)
  } finally {
    clearTimeout(timer)
  }
}
