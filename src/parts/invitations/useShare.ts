import { useState } from 'react'
import { copyText } from '#core/platform/copyText.ts'

/**
 * Result of sharing: closed by the player (`none`), sent by the device's share sheet, copied to the
 * clipboard, or failed.
 */
export type ShareOutcome = 'none' | 'sent' | 'copied' | 'failed'

interface Shared {
  title: string
  text: string
  /** Address to share; left out for a text that must not become part of an address. */
  url?: string
}

/** Shares a text with the device's own share sheet, or copies it if there is none. */
export function useShare() {
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  const send = async ({ text, url, title }: Shared): Promise<ShareOutcome> => {
    try {
      // `navigator.share` is missing in some desktop browsers, although its type says otherwise.
      const sheet = navigator.share as Navigator['share'] | undefined
      if (sheet) {
        await navigator.share({ title, text, ...(url !== undefined && { url }) })
        return 'sent'
      }
    } catch (cause) {
      // The browser throws an `AbortError` if the player has closed the share sheet. After every
      // other error the text is copied.
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'none'
    }
    return copyText(url === undefined ? text : `${text} ${url}`).then(
      () => 'copied' as const,
      () => 'failed' as const,
    )
  }
  return {
    outcome,
    share: async (shared: Shared): Promise<void> => setOutcome(await send(shared)),
  }
}
