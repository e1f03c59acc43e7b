import { createElement, use, type ReactNode } from 'react'
import { loadChunk } from '#core/platform/loadChunk.ts'

/** React reads the promise again right after a rejection, and must then get the same rejection. */
const RETRY_AFTER_MS = 1000

/** Declared as a method, since TypeScript checks method parameters bivariantly. */
type Drawn<Props> = { draw(props: Props): ReactNode }['draw']

type PropsOf<Screen> = Screen extends Drawn<infer Props extends object> ? Props : object

export interface LazyScreen<Props extends object = object> {
  /** Loads the screen's chunk and words; safe to call ahead of time and again after a failure. */
  load: () => Promise<unknown>
  /** Loads it before anybody waits for it: a failure reloads no page, and is told of when it is wanted. */
  prefetch: () => Promise<unknown>
  isLoaded: () => boolean
  Component: Drawn<Props>
}

/**
 * A screen or popup whose chunk and words load when it is first wanted. Unlike `React.lazy` it
 * draws at once when it was loaded ahead, so that the first paint is not replaced by a blank
 * frame, and tries again when it is wanted again after a failure.
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
 * Parts that load together: the first one that is needed loads them all.
 *
 * @param importModule of a module that exports each part by its name
 * @returns a function that declares one part by the name of its export
 */
export function lazyParts<Module extends Record<string, Drawn<object>>>(
  importModule: () => Promise<Module>,
  catalogues?: readonly string[],
) {
  return <Name extends keyof Module & string>(name: Name): LazyScreen<PropsOf<Module[Name]>> =>
    lazyScreen<Name, Module>(name, importModule, catalogues)
}
