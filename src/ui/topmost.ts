import { createContext } from 'react'

/** Whether nothing lies over a dialog: keys are only meant for the topmost. */
export const TopmostContext = createContext(true)
