import { useBrand } from '#core/brand/brand.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { ConsentButton } from './parts.ts'

/** The footer's place for the button that opens the question about usage data, if the brand asks. */
export function ConsentPlace() {
  if (useBrand().telemetry?.consent !== 'ask') return null
  return (
    <li>
      <LazyPart failure="hide">
        <ConsentButton />
      </LazyPart>
    </li>
  )
}
