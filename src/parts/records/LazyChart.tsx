import type { ComponentProps } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const { Component: Chart } = lazyScreen('Chart', () => import('./Chart.tsx'))

/** A chart whose code loads when the first chart is drawn. */
export function LazyChart(props: ComponentProps<typeof Chart>) {
  return (
    <LazyPart failure="tell" fallback={<Skeleton className="h-60 rounded-panel" />}>
      <Chart {...props} />
    </LazyPart>
  )
}
