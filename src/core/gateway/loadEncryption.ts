import { useEffect } from 'react'
import { loadChunk } from '#core/chunks/loadChunk.ts'

/** The code that encrypts, which visitors who only look around need not have. */
export const loadEncryption = () => loadChunk('encryption', () => import('./encryption.ts'))

/**
 * Fetches that code when a form that sends secrets opens, while a page that must reload for a
 * chunk has no input to lose. Where it stays away, sending the form tells, and tries again.
 */
export function useEncryption(): void {
  useEffect(() => {
    loadEncryption().catch(() => undefined)
  }, [])
}
