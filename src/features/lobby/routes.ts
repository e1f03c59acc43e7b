import type { RouteHandle } from '#core/navigation/handle.ts'

/**
 * Addresses of the one home view; switching between them does not reload it, and the last two
 * open their popup over it (specification §2.1).
 */
export const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/login', '/register'] as const

export const homeHandle: RouteHandle = { layout: 'home', access: 'visitor' }
