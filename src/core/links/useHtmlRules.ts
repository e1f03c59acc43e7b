import { use, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { readDestination } from './destination.ts'
import { isReachable } from './reach.ts'

/**
 * What HTML from outside may link to and show at this brand, for `ui/SanitizedHtml`. A link to a page
 * that is not there keeps its words and leads nowhere.
 *
 * @param onLeave called before a link opens another page of this site
 */
export function useHtmlRules(onLeave?: () => void) {
  const brand = useBrand()
  const navigate = useNavigate()
  const readImage = useImageUrl()
  const routes = use(RoutesContext)
  const status = useFeatureStatus()
  const features = Object.keys(brand.features) as FeatureName[]
  const off = features.filter((name) => status(name) === 'off').join(' ')
  return {
    readLink: useCallback(
      (address: string) => {
        const found = readDestination(address, brand)
        if (found?.kind !== 'inner' || !routes) return found
        return isReachable(found.path, routes, off.split(' ') as FeatureName[]) ? found : null
      },
      [brand, routes, off],
    ),
    readImage,
    onInner: (path: string) => {
      onLeave?.()
      void navigate(path)
    },
  }
}
