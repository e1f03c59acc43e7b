import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import { copyText } from './copyText.ts'

/** Milliseconds for which a button confirms that the text was copied. */
const SHOWN_MS = 2500

/**
 * Copies a text for a button that itself shows, for a moment, that the text was copied. A notice
 * appears only if copying failed.
 *
 * @returns `copy` resolves to whether the text was copied
 */
export function useCopied(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const notify = useSetAtom(noticeAtom)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (text: string) =>
    copyText(text).then(
      () => {
        setIsCopied(true)
        return true
      },
      () => {
        notify({ message: msg`We couldn’t copy it because your browser blocked it.` })
        return false
      },
    )
  return { isCopied, copy }
}
