import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { readDestination } from './destination.ts'
import { useReach } from './useReach.ts'

/**
 * Rules for the links and pictures that this brand allows in HTML from outside, for
 * `ui/SanitizedHtml`. A link to a page that does not exist becomes plain text.
 *
 * @param onLeave called before a link opens another page of this site
 */
export function useHtmlRules(onLeave?: () => void) {
  const brand = useBrand()
  const navigate = useNavigate()
  const readImage = useImageUrl()
  const isThere = useReach()
  return {
    readLink: useCallback(
      (address: string) => {
        const found = readDestination(address, brand)
        return found?.kind !== 'inner' || isThere(found.path) ? found : null
      },
      [brand, isThere],
    ),
    readImage,
    onInner: (path: string) => {
      onLeave?.()
      void navigate(path)
    },
  }
}
