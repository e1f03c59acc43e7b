import type { CenterPageProps } from '#parts/center/pages.ts'
import { WithdrawalView } from './WithdrawalView.tsx'
import { CHECK, WithdrawHome } from './WithdrawHome.tsx'

/** Asks for withdrawals; each has its receipt at an address of its own (docs/product.md §10.4). */
export function WithdrawPage({ place }: CenterPageProps) {
  if (!place || place === CHECK) return <WithdrawHome isChecking={place === CHECK} />
  return <WithdrawalView key={place} id={place} />
}
