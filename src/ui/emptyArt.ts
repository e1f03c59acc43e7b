import { createContext, type ReactNode } from 'react'

/** The brand's own picture for lists without an entry; null if it has none. */
export const EmptyArtContext = createContext<ReactNode>(null)
