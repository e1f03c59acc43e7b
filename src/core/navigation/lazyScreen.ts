import { createElement, use, type ReactNode } from 'react'
import { loadChunk } from '#core/platform/loadChunk.ts'

/**
 * Milliseconds after a failure before the screen can be loaded again. Right after a rejection React
 * reads the promise once more, and must get the same rejection then.
 */
const RETRY_AFTER_MS = 1000

/**
 * A component. It is declared as a method, because TypeScript checks method parameters bivariantly
 * and so allows components with any props.
 */
type Drawn<Props> = { draw(props: Props): ReactNode }['draw']

type PropsOf<Screen> = Screen extends Drawn<infer Props extends object> ? Props : object

export interface LazyScreen<Props extends object = object> {
  /** Loads the screen's code and words; may be called early, and again after a failure. */
  load: () => Promise<unknown>
  /**
   * Loads the screen before a user opens it. A failure does not reload the page, and is shown only
   * when the screen is opened.
   */
  prefetch: () => Promise<unknown>
  isLoaded: () => boolean
  Component: Drawn<Props>
}

/**
 * A screen or popup whose code and words load when it is first opened. Unlike `React.lazy` it draws
 * at once if it was loaded ahead, so that no blank frame replaces the first paint. After a failure
 * it tries again when it is opened again.
 *
 * @param name export of the module, and the chunk's name in error messages
 * @param catalogues never written by hand, as for `loadChunk`
 */
export function lazyScreen<Name extends string, Module extends Record<Name, Drawn<object>>>(
  name: Name,
  importModule: () => Promise<Module>,
  catalogues?: readonly string[],
): LazyScreen<PropsOf<Module[Name]>> {
  let loading: Promise<Module[Name]> | undefined
  let loaded = false
  const load = () => {
    if (loading) return loading
    const screen = loadChunk(name, importModule, catalogues).then((module) => module[name])
    screen.then(
      // Sets the fields that React reads on a promise, so that React draws a screen at once that
      // was loaded ahead.
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
    prefetch: () =>
      importModule()
        .then(load)
        .catch(() => undefined),
    isLoaded: () => loaded,
    Component: function Screen(props) {
      return createElement<object>(use(load()), props)
    },
  }
}

/**
 * Declares components that share one chunk: the first one that is needed loads all of them.
 *
 * @param importModule imports a module that exports each component by its name
 * @returns a function that declares one component by the name of its export
 */
export function lazyParts<Module extends Record<string, Drawn<object>>>(
  importModule: () => Promise<Module>,
  catalogues?: readonly string[],
) {
  return <Name extends keyof Module & string>(name: Name): LazyScreen<PropsOf<Module[Name]>> =>
    lazyScreen<Name, Module>(name, importModule, catalogues)
}
