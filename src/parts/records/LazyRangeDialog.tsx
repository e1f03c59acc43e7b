import type { ComponentProps } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

const { Component: RangeDialog } = lazyScreen('RangeDialog', () => import('./RangeDialog.tsx'))

/** The dialog that selects a range of days; its calendar's code loads when it opens. */
export function LazyRangeDialog(props: ComponentProps<typeof RangeDialog>) {
  return (
    <LazyPart failure="tell">
      <RangeDialog {...props} />
    </LazyPart>
  )
}
