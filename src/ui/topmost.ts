import { createContext } from 'react'

/**
 * Whether a dialog has no other dialog over it: keys such as Escape are only for the topmost one.
 */
export const TopmostContext = createContext(true)
