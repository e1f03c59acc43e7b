import { createContext } from 'react'
import type { AppRoute } from './route.ts'

/** The routes of this brand; null if no app is around, as in a story. */
export const RoutesContext = createContext<readonly AppRoute[] | null>(null)
