import { updateLanguage } from '#core/locale/api.ts'
import { logout } from '#core/session/api.ts'
import { updatePassword } from '#features/auth/api.ts'

/** Calls that a session may send while its password must be changed. */
export const OPEN_WHILE_CHANGING: readonly string[] = [updatePassword, logout, updateLanguage].map(
  ({ definition }) => `${definition.method} ${definition.path}`,
)
