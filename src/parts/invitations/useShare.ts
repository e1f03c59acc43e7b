import { useState } from 'react'
import { copyText } from '#core/platform/copyText.ts'

/** What became of it: the device's sheet took it, it lies in the clipboard, or neither worked. */
export type ShareOutcome = 'none' | 'sent' | 'copied' | 'failed'

interface Shared {
  title: string
  text: string
  /** Left out for what must stand in no address. */
  url?: string
}

/** Sends a text by the device's own sheet, or copies it if there is none. */
export function useShare() {
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  const send = async ({ text, url, title }: Shared): Promise<ShareOutcome> => {
    try {
      // Missing in some desktop browsers, although its type says otherwise.
      const sheet = navigator.share as Navigator['share'] | undefined
      if (sheet) {
        await navigator.share({ title, text, ...(url !== undefined && { url }) })
        return 'sent'
      }
    } catch (cause) {
      // The player closed the sheet; every other fault leads to the clipboard.
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
