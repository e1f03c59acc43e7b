import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { vendorBalanceQuery } from './queries.ts'

interface Props {
  code: string
  name: string
  /**
   * Whether to load the balance. False until the row is in view, because the gateway must ask the
   * provider for each balance.
   */
  enabled: boolean
}

/**
 * The player's balance at one game provider. If that provider does not answer, only this row
 * shows an error.
 */
export function VendorBalance({ code, name, enabled }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { data, error, refetch, isFetching } = useQuery({ ...vendorBalanceQuery(code), enabled })
  if (data) {
    return (
      <span className="text-body font-bold tabular-nums wrap-anywhere">
        {formatMoney(data.balance, locale, data.currency)}
      </span>
    )
  }
  if (!error) return <Skeleton className="h-5 w-20" />
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isFetching}
      aria-label={t`Refresh the balance at ${name}`}
      onClick={() => void refetch()}
      className="min-h-thumb"
    >
      <RotateCw aria-hidden="true" className="size-4" />
      <Trans comment="In place of a balance that did not load">No response</Trans>
    </Button>
  )
}
