import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { usePermission } from './permission.tsx'
import { mergeResources } from './resources.ts'

/** Apps and channels of this brand, from the gateway and the brand file. */
export function useResources(): RuntimeBrand['resources'] {
  return mergeResources(useBrand(), usePermission().data?.info.resources)
}
