import type { Brand } from '#core/brand/schema.ts'
import type { Db } from '../db/open.ts'
import type { KeyStore } from '../http/keys.ts'
import type { ServedCall } from '../http/serve.ts'
import type { createSocket } from '../http/socket.ts'
import type { SiteRegistry } from '../sites.ts'
import type { SandboxState } from '../state.ts'

/** The parts of the sandbox that the console reads and changes. */
export interface ConsoleParts {
  db: Db
  keys: KeyStore
  sites: SiteRegistry
  state: SandboxState
  sockets: ReturnType<typeof createSocket>
  calls: readonly ServedCall[]
  /** Seeds a brand's data, unless that was done before. */
  prepare(brand: Brand): void
}
