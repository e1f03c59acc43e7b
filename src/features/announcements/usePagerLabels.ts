import { useLingui } from '@lingui/react/macro'

/** @param pager what is paged through, for screen readers */
export function usePagerLabels(pager: string) {
  const { t } = useLingui()
  return {
    pager,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page: number) => t`Page ${page}`,
  }
}
