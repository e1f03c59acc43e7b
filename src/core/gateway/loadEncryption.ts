import { useEffect } from 'react'
import { loadChunk } from '#core/platform/loadChunk.ts'

/** The code that encrypts, which visitors who do not log in never load. */
export const loadEncryption = () => loadChunk('encryption', () => import('./encryption.ts'))

/**
 * Fetches that code when a form that sends secrets opens, while a page that must reload for a chunk
 * has no input to lose. If it fails to load, sending the form tries again and shows the error.
 */
export function useEncryption(): void {
  useEffect(() => {
    loadEncryption().catch(() => undefined)
  }, [])
}
