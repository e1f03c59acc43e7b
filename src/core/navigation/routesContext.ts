import { createContext } from 'react'
import type { AppRoute } from './route.ts'

/** The routes of this brand; null outside of the app, such as in a Storybook story. */
export const RoutesContext = createContext<readonly AppRoute[] | null>(null)
