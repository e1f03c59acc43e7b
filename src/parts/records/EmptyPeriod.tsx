import { useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'

interface Props {
  /** Message; by default it says that the period has no entries. */
  title?: string | undefined
  action?: ReactNode
}

/**
 * Says that a list is empty, or has no entries in the chosen period. If the player can change that,
 * it has a link or button.
 */
export function EmptyPeriod({ title, action }: Props) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<SearchX />} title={title ?? t`Nothing in this period`} action={action} />
  )
}
