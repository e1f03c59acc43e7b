import type { Security } from './schema.ts'

/** Props of each page of the security center. */
export interface SecurityPageProps {
  security: Security
}
