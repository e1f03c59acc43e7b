import type { Plugin } from 'vite'

/** A state of a pseudo-class, which a page of words shows without a pointer or the focus. */
export type ForcedState = 'hover' | 'focus-visible'

/** The pseudo-classes in a selector; `(hover: hover)` asks for a device, and is left as it is. */
const STATES = /\(\s*hover\s*:\s*hover\s*\)|(?<!\\):(hover|focus-visible)\b(?!-)/g

/** Lets each rule for a pointer or the focus hold for elements that are marked with the state, too. */
export const forceStates = (css: string): string =>
  css.replace(STATES, (whole, state?: ForcedState) =>
    state ? `:is(:${state},[data-forced=${state}])` : whole,
  )

/** Gives the styles of the preview, and of no site, states that can be forced. */
export function forcedStates(): Plugin {
  return {
    name: 'forced-states',
    // After Tailwind, which writes its rules before other plugins, and before styles become modules.
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/.*\.css(?:$|\?)|preview\.css(?:$|\?)/.test(id)
        ? { code: forceStates(code), map: null }
        : undefined,
  }
}
