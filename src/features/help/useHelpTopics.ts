import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { helpCenterQuery } from '#parts/content/help/queries.ts'
import type { HelpTopic } from './helpIndex.ts'

/**
 * Anchor of the topic with the brand's licence, which exists even if the gateway has no such
 * topic.
 */
export const LICENCES = 'licences'

/** The help topics in the page's language: those of the gateway, and the one about the licence. */
export function useHelpTopics() {
  const { t } = useLingui()
  const { legal } = useBrand()
  const { data, ...query } = useQuery(helpCenterQuery(usePageContext()))
  const title = t`Licenses`
  const topics = useMemo(() => {
    if (!data || !legal.licence || data.some(({ id }) => id === LICENCES)) return data
    const own: HelpTopic = { id: LICENCES, title, content: '', group: 'legal', questions: [] }
    return [...data, own]
  }, [data, legal.licence, title])
  return { ...query, topics }
}
