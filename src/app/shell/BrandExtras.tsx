import { Telemetry } from '#app/telemetry/parts.ts'
import { useBrand } from '#core/brand/brand.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { PageBackground } from './PageBackground.tsx'

/** What only some brands have on every page: a picture behind it, and telemetry. */
export function BrandExtras() {
  const { telemetry } = useBrand()
  return (
    <>
      <PageBackground />
      {telemetry && (
        <LazyPart failure="hide">
          <Telemetry />
        </LazyPart>
      )}
    </>
  )
}
