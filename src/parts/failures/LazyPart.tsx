import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { PartFailure } from './PartFailure.tsx'

interface Props {
  /** Shown while the part loads. */
  fallback?: ReactNode
  /**
   * What happens if the part fails to load:
   *
   * - tell: shows an error in its place, with a retry; for parts that a player needs
   * - hide: keeps the fallback; for parts that the page can do without
   * - again: retries by itself every few seconds; for parts without visible content
   */
  failure: 'tell' | 'hide' | 'again'
  children: ReactNode
}

/** A part of a page that loads by itself and whose failure costs the page nothing else. */
export function LazyPart({ fallback = null, failure, children }: Props) {
  return (
    <ErrorBoundary fallbackRender={(failed) => FAILURES[failure](fallback, failed)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** What is shown in place of a part that failed to load. */
const FAILURES: Record<
  Props['failure'],
  (fallback: ReactNode, failed: FallbackProps) => ReactNode
> = {
  tell: (_fallback, { error, resetErrorBoundary }) => (
    <PartFailure error={error} onRetry={resetErrorBoundary} />
  ),
  hide: (fallback) => fallback,
  again: (fallback, { resetErrorBoundary }) => (
    <>
      {fallback}
      <RetrySoon retry={resetErrorBoundary} />
    </>
  ),
}

const AGAIN_MS = 5000

function RetrySoon({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [retry])
  return null
}
