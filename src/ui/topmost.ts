import { createContext } from 'react'

/** Whether no other dialog covers this one: keys such as Escape are only for the topmost dialog. */
export const TopmostContext = createContext(true)
