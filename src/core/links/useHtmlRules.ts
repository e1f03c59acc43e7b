import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import { readDestination } from './destination.ts'

/**
 * What HTML from outside may link to and show at this brand, for `ui/SanitizedHtml`.
 *
 * @param onLeave called before a link opens another page of this site
 */
export function useHtmlRules(onLeave?: () => void) {
  const brand = useBrand()
  const navigate = useNavigate()
  const readImage = useImageUrl()
  return {
    readLink: useCallback((address: string) => readDestination(address, brand), [brand]),
    readImage,
    onInner: (path: string) => {
      onLeave?.()
      void navigate(path)
    },
  }
}
