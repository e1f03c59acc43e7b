import { use, type ComponentType } from 'react'
import { loadChunk } from '#core/chunks/loadChunk.ts'
import { ensureCatalogue } from '#core/locale/words.ts'

export interface LazyScreen {
  /** Loads the screen's chunk and words; safe to call ahead of time and again after a failure. */
  load: () => Promise<unknown>
  Component: ComponentType
}

/**
 * A screen whose chunk and words load when it is first wanted. Unlike `React.lazy` it draws at
 * once when it was loaded ahead, so that the first paint is not replaced by a blank frame.
 *
 * @param catalogue the screen's words are in `locales/<tag>/<catalogue>.po`
 * @param name export of the module, and the chunk's name in error messages
 */
export function lazyScreen<Name extends string>(
  catalogue: string,
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType>>,
): LazyScreen {
  let screen: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const load = () => {
    loading ??= loadChunk(name, () =>
      Promise.all([importModule(), ensureCatalogue(catalogue)]),
    ).then(
      ([module]) => (screen = module[name]),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    load,
    Component: function Screen() {
      const Loaded = screen ?? use(load())
      return <Loaded />
    },
  }
}
