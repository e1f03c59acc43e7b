import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { EmptyArtContext } from '#ui/emptyArt.ts'
import { BrandExtras, EmptyArt } from './shellParts.ts'

/** Puts what only some brands have beside the pages, and the brand's own picture into empty lists. */
export function BrandArt({ children }: { children: ReactNode }) {
  const {
    pictures: { background, empty },
    telemetry,
  } = useBrand()
  const art = empty && (
    <LazyPart failure="hide">
      <EmptyArt />
    </LazyPart>
  )
  return (
    <EmptyArtContext value={art}>
      {(background || telemetry) && (
        <LazyPart failure="hide">
          <BrandExtras />
        </LazyPart>
      )}
      {children}
    </EmptyArtContext>
  )
}
