import { useQuery } from '@tanstack/react-query'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { Loaded } from './Loaded.tsx'
import { Overview } from './Overview.tsx'
import { securityQuery } from './queries.ts'
import { SecurityPlace } from './SecurityPlace.tsx'

/** The security center (docs/product.md §10.2). */
export function SecurityCenterPage({ place }: CenterPageProps) {
  const query = useQuery(securityQuery)
  return (
    <Loaded query={query}>
      {(security) =>
        place ? (
          <SecurityPlace place={place} security={security} />
        ) : (
          <Overview security={security} />
        )
      }
    </Loaded>
  )
}
