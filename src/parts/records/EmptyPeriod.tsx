import { useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Says that the chosen period holds nothing, with a way on if there is one. */
export function EmptyPeriod({ action }: { action?: ReactNode }) {
  const { t } = useLingui()
  return <EmptyState icon={<SearchX />} title={t`Nothing in this period`} action={action} />
}
