import { msg } from '@lingui/core/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import { currentAddress } from '#core/session/useRequireAccount.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { draftOwnerAtom } from '#parts/form/tabDraft.ts'
import type { Uploads } from './useUploads.ts'

/**
 * Tells a player who leaves the page of a form that it was not sent yet, and leads back to it. No
 * question holds the player up, since the draft keeps the words and the pictures.
 */
export function useTellUnsent<Draft extends object>(
  draft: DraftAtom<Draft>,
  uploads: Pick<Uploads, 'hasKept'>,
): void {
  const store = useStore()
  const [address] = useState(currentAddress)
  const [owner] = useState(() => store.get(draftOwnerAtom))
  const tell = useEffectEvent(() => {
    if (currentAddress() === address || store.get(draftOwnerAtom) !== owner) return
    const isFilled = Object.values(store.get(draft)).some((text) => text !== '')
    if (!isFilled && !uploads.hasKept()) return
    store.set(noticeAtom, {
      message: msg`Not sent yet. We’ve kept what you entered.`,
      see: address,
    })
  })
  useEffect(() => () => tell(), [])
}
