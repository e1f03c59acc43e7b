import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { SITE_UPDATED } from '#core/gateway/messages.ts'
import { isOutdated } from '#core/platform/loadChunk.ts'
import { noticeAtom, type Notice } from '#core/popups/notices.ts'

interface Props {
  /** Kind of the popup that failed to load; missing if the popup cannot be opened again. */
  kind?: Notice['about'] | undefined
  /** Closes the popup that failed to load. */
  onClose: () => void
  onRetry: () => void
  /** The popup is drawn again after an error when one of these values changes. */
  resetKeys?: unknown[]
  children: ReactNode
}

/** If a popup fails to load, the page behind it stays and shows an error with a retry. */
export function PopupBoundary({ kind, onClose, onRetry, resetKeys = [], children }: Props) {
  const setNotice = useSetAtom(noticeAtom)
  // Closes the popup after the failed render, since navigating during a render is forbidden.
  const fail = (cause: unknown) => {
    setNotice({
      message: isOutdated(cause)
        ? SITE_UPDATED
        : msg`This part didn’t load. Check your network and try again.`,
      retry: onRetry,
      cause,
      ...(kind && { about: kind }),
    })
    onClose()
  }
  return (
    <ErrorBoundary
      fallback={null}
      onError={(cause) => queueMicrotask(() => fail(cause))}
      resetKeys={resetKeys}
    >
      {children}
    </ErrorBoundary>
  )
}
