import { useEffect } from 'react'
import { loadChunk } from '#core/platform/loadChunk.ts'

/** Loads the code that encrypts, which visitors who do not log in never need. */
export const loadEncryption = () => loadChunk('encryption', () => import('./encryption.ts'))

/**
 * Fetches the encryption code when a form that sends secrets opens, since a page that must reload
 * for it has no input to lose then. If loading fails, sending the form tries again and shows the
 * error.
 */
export function useEncryption(): void {
  useEffect(() => {
    loadEncryption().catch(() => undefined)
  }, [])
}
