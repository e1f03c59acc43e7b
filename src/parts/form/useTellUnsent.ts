import { msg } from '@lingui/core/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import type { DraftAtom } from './drafts.ts'
import { draftOwnerAtom } from './tabDraft.ts'
import type { Uploads } from './uploads/useUploads.ts'

const readPlace = () => window.location.pathname + window.location.search + window.location.hash

/**
 * Tells a player who leaves the page of a form that it was not sent yet, and leads back to it. No
 * question holds the player up, since the draft keeps the words and the pictures.
 */
export function useTellUnsent<Draft extends object>(
  draft: DraftAtom<Draft>,
  uploads: Pick<Uploads, 'hasKept'>,
): void {
  const store = useStore()
  const [place] = useState(readPlace)
  const [owner] = useState(() => store.get(draftOwnerAtom))
  const tell = useEffectEvent(() => {
    if (readPlace() === place || store.get(draftOwnerAtom) !== owner) return
    const hasWords = Object.values(store.get(draft)).some((text) => text !== '')
    if (!hasWords && !uploads.hasKept()) return
    store.set(noticeAtom, { message: msg`Not sent yet. What you entered is kept.`, see: place })
  })
  useEffect(() => () => tell(), [])
}
