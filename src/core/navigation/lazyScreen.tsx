import { use, type ComponentType } from 'react'
import { loadChunk } from '#core/platform/loadChunk.ts'
import { ensureCatalogue } from '#core/locale/words.ts'

/** React reads the promise again right after a rejection, and must then get the same rejection. */
const RETRY_AFTER_MS = 1000

export interface LazyScreen<Props extends object = object> {
  /** Loads the screen's chunk and words; safe to call ahead of time and again after a failure. */
  load: () => Promise<unknown>
  isLoaded: () => boolean
  Component: ComponentType<Props>
}

/**
 * A screen or popup whose chunk and words load when it is first wanted. Unlike `React.lazy` it
 * draws at once when it was loaded ahead, so that the first paint is not replaced by a blank
 * frame, and tries again when it is wanted again after a failure.
 *
 * @param catalogues catalogues of the screen in `locales/<tag>/<catalogue>.po`, besides the shell's
 * @param name export of the module, and the chunk's name in error messages
 */
export function lazyScreen<Name extends string, Props extends object = object>(
  catalogues: string | readonly string[],
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded = false
  const load = () => {
    if (loading) return loading
    const screen = loadChunk(name, () =>
      Promise.all([importModule(), ...[catalogues].flat().map(ensureCatalogue)]),
    ).then(([module]) => module[name])
    screen.then(
      // What React looks for, so that it draws what was loaded ahead at once.
      (value) => {
        loaded = true
        Object.assign(screen, { status: 'fulfilled', value })
      },
      () => setTimeout(() => (loading = undefined), RETRY_AFTER_MS),
    )
    return (loading = screen)
  }
  return {
    load,
    isLoaded: () => loaded,
    Component: function Screen(props) {
      const Loaded = use(load())
      return <Loaded {...props} />
    },
  }
}
