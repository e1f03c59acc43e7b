import { useLingui } from '@lingui/react/macro'

/** @param pager list that the buttons page through, for screen readers */
export function usePagerLabels(pager: string) {
  const { t } = useLingui()
  return {
    pager,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page: number) => t`Page ${page}`,
  }
}
