import type { ComponentType } from 'react'
import { loadChunk } from '#core/chunks/loadChunk.ts'
import { ensureCatalogue } from '#core/locale/words.ts'

/**
 * A route's `lazy`: a screen's chunk and its words, together.
 *
 * @param catalogue name of the screen's catalogue; its file is `locales/<tag>/<catalogue>.po`
 */
export function lazyScreen<Name extends string>(
  catalogue: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [screen] = await loadChunk(name, () =>
      Promise.all([load(), ensureCatalogue(catalogue)]),
    )
    return { Component: screen[name] }
  }
}
