import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { EmptyArtContext } from '#ui/emptyArt.ts'
import { EmptyArt, PageBackground } from './shellParts.ts'

/** Puts the brand's own pictures behind the pages and into empty lists. */
export function BrandArt({ children }: { children: ReactNode }) {
  const { background, empty } = useBrand().pictures
  const art = empty && (
    <LazyPart failure="hide">
      <EmptyArt />
    </LazyPart>
  )
  return (
    <EmptyArtContext value={art}>
      {background && (
        <LazyPart failure="hide">
          <PageBackground />
        </LazyPart>
      )}
      {children}
    </EmptyArtContext>
  )
}
