import type { Security } from './schema.ts'

/** What each page of the security center gets. */
export interface SecurityPageProps {
  security: Security
}
