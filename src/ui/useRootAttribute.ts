import { useLayoutEffect } from 'react'

/**
 * Sets an attribute on the page's root element while a condition holds, for styles of the whole
 * page. A selector with `:has()` on the root would let browsers check the styles of most elements
 * again after every change.
 */
export function useRootAttribute(name: `data-${string}`, holds: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, holds)
    return () => document.documentElement.removeAttribute(name)
  }, [name, holds])
}
