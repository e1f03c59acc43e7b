import { ensureCatalogue } from '#core/locale/words.ts'
import { sessionStore } from '#lib/storage.ts'

const RELOAD_KEY = 'chunk-reload:v1'

/** A chunk times out after 120 seconds (docs/product.md §4.12). */
const CHUNK_TIMEOUT = 120_000

/** A chunk did not load, even after the one silent reload. */
export class ChunkError extends Error {
  constructor(name: string, cause: unknown) {
    super(`The chunk ${name} did not load`, { cause })
    this.name = 'ChunkError'
  }
}

export interface ChunkOptions {
  /** Whether a reload may help, and interrupts nothing, such as a transfer of money. */
  mayReload?: () => boolean | Promise<boolean>
  reload?: () => void
  timeout?: number
}

/** Set once at boot, since chunks are loaded in many places. */
const defaults: Required<ChunkOptions> = {
  mayReload: () => true,
  reload: () => window.location.reload(),
  timeout: CHUNK_TIMEOUT,
}

export function configureChunks(options: ChunkOptions): void {
  Object.assign(defaults, options)
}

/**
 * Loads a lazily imported piece of the site. If a new release has removed it, the first failure
 * reloads the page once, silently; any other throws `ChunkError`.
 *
 * @param name stable over releases, so that the second failure is recognised after the reload
 * @param catalogues those of all words that the piece can show, besides the shell's. Never written by
 *   hand: the build fills them in where `load` is `() => import('…')` (`scripts/words/fillCatalogues.ts`)
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  catalogues: readonly string[] = [],
): Promise<Module> {
  const { mayReload, reload, timeout } = defaults
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
    // For all chunks together: several missing chunks must not cause a reload each.
    const isFirst = () => sessionStore.get(RELOAD_KEY) === null
    if (isFirst() && (await mayReload()) && isFirst() && sessionStore.set(RELOAD_KEY, name)) {
      reload()
      return await new Promise<never>(() => {})
    }
    throw new ChunkError(name, cause)
  } finally {
    clearTimeout(timer)
  }
}
