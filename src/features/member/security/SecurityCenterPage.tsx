import { useQuery } from '@tanstack/react-query'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { Loaded } from './Loaded.tsx'
import { Overview } from './Overview.tsx'
import { securityQuery } from './queries.ts'

/** The forms are loaded lazily, because the overview needs none of them. */
const { Component: SecurityPlace } = lazyScreen(
  'SecurityPlace',
  () => import('./SecurityPlace.tsx'),
)

/** The security center (docs/product.md §10.2). */
export function SecurityCenterPage({ place }: CenterPageProps) {
  const query = useQuery(securityQuery)
  return (
    <Loaded query={query}>
      {(security) =>
        place ? (
          <LazyPart failure="tell" fallback={<Skeleton className="h-80 rounded-panel" />}>
            <SecurityPlace place={place} security={security} />
          </LazyPart>
        ) : (
          <Overview security={security} />
        )
      }
    </Loaded>
  )
}
