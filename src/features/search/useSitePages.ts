import { useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { useOffered } from '#core/navigation/useOffered.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import type * as pageWords from './pageWords.ts'
import { namePages, type SitePage } from './pages.ts'
import { namesQuery } from './queries.ts'

const NONE = {}

/**
 * Pages of the site that the search offers to this reader, with their names; none before the word
 * lists have loaded.
 */
export function useSitePages(words: typeof pageWords | undefined): readonly SitePage[] {
  const offered = useOffered('search')
  const { data: names = NONE } = useQuery(namesQuery(use(RoutesContext) ?? []))
  const hasService = useCustomerService() !== null
  return useMemo(() => {
    if (!words) return []
    const pages = namePages(offered.values(), words.PAGE_WORDS, names)
    return hasService ? [...pages, words.CUSTOMER_SERVICE] : pages
  }, [offered, words, names, hasService])
}
