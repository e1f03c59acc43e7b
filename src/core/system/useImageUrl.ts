import { useMemo } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from './permission.tsx'
import { findImageUrl } from './imageUrl.ts'

/**
 * Returns a function that finds the address of a picture; undefined until the list of CDNs is
 * known, null if there is no picture that the site may show.
 */
export function useImageUrl(): (path: string | undefined) => string | null | undefined {
  const brand = useBrand()
  const { data, isPending } = usePermission()
  return useMemo(() => {
    const imageUrl = findImageUrl(brand, data)
    return (path) => (isPending ? undefined : imageUrl(path))
  }, [brand, data, isPending])
}
