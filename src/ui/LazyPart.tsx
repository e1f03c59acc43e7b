import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface Props {
  /** Stands in while the part is on its way, and for good where it does not come. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page that the rest can do without. */
export function LazyPart({ fallback = null, children }: Props) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
