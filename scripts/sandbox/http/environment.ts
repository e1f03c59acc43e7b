import type { HttpBindings } from '@hono/node-server'
import type { Host } from './hosts.ts'

/** Values that middleware attaches to each request. */
export interface Environment {
  Bindings: HttpBindings & { host: Host; origin: string }
  /** The merchant's own clock, set once the merchant is known. */
  Variables: { clock?: () => Date }
}
