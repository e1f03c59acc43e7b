import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'
import { whenIdle } from '#lib/later.ts'
import { PartFailure } from './PartFailure.tsx'

interface Props {
  /** Content that is drawn while the part loads. */
  fallback?: ReactNode
  /**
   * What the page does if the part fails to load:
   *
   * - tell: shows an error in its place, with a retry; for parts that a player needs
   * - hide: keeps the fallback; for parts that the page can do without
   * - again: retries by itself every few seconds; for parts without visible content
   */
  failure: 'tell' | 'hide' | 'again'
  /**
   * A part that loads only after the page around it has been rendered, and is drawn when the
   * browser is idle.
   */
  later?: Pick<LazyScreen, 'load' | 'isLoaded'>
  children: ReactNode
}

/** A part of a page that loads separately; if it fails to load, the rest of the page stays. */
export function LazyPart({ fallback = null, failure, later, children }: Props) {
  const isDue = useIsDue(later)
  return (
    <ErrorBoundary fallbackRender={(failed) => FAILURES[failure](fallback, failed)}>
      <Suspense fallback={fallback}>{isDue ? children : fallback}</Suspense>
    </ErrorBoundary>
  )
}

function useIsDue(later: Props['later']): boolean {
  const [isDue, setDue] = useState(() => later?.isLoaded() ?? true)
  useEffect(() => {
    if (isDue) return
    const draw = () => {
      drop = whenIdle(() => startTransition(() => setDue(true)))
    }
    // If loading fails, the part is rendered all the same, since rendering it shows the error.
    let drop = whenIdle(() => void later!.load().then(draw, draw))
    return () => drop()
  }, [isDue, later])
  return isDue
}

/** Components that replace a part that failed to load, by the kind of `failure`. */
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
