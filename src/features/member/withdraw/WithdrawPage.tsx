import type { CenterPageProps } from '#parts/center/pages.ts'
import { WithdrawalView } from './WithdrawalView.tsx'
import { CHECK, WithdrawHome } from './WithdrawHome.tsx'

/**
 * The withdrawal page. Each withdrawal has a receipt at its own address (docs/product.md §10.4).
 */
export function WithdrawPage({ place }: CenterPageProps) {
  if (!place || place === CHECK) return <WithdrawHome isChecking={place === CHECK} />
  return <WithdrawalView key={place} id={place} />
}
