import type { HttpBindings } from '@hono/node-server'
import type { Host } from './hosts.ts'

/** What each request brings along besides itself. */
export interface Environment {
  Bindings: HttpBindings & { host: Host; origin: string }
  /** The merchant's own clock, once the merchant is known. */
  Variables: { clock?: () => Date }
}
