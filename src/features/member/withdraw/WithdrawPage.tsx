import type { MemberPageProps } from '../center/pages.ts'
import { WithdrawalView } from './WithdrawalView.tsx'
import { WithdrawHome } from './WithdrawHome.tsx'

/** Asks for withdrawals; each has its receipt at an address of its own (docs/product.md §10.4). */
export function WithdrawPage({ place }: MemberPageProps) {
  return place ? <WithdrawalView key={place} id={place} /> : <WithdrawHome />
}
