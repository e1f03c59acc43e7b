import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { CHECK, WithdrawHome } from './WithdrawHome.tsx'

const receipt = lazyScreen('WithdrawalView', () => import('./WithdrawalView.tsx'))

/** Asks for withdrawals; each has its receipt at an address of its own (docs/product.md §10.4). */
export function WithdrawPage({ place }: CenterPageProps) {
  const { Component: WithdrawalView } = receipt
  if (!place || place === CHECK) return <WithdrawHome isChecking={place === CHECK} />
  return (
    <LazyPart failure="tell" fallback={<Skeleton className="h-96 rounded-panel" />}>
      <WithdrawalView key={place} id={place} />
    </LazyPart>
  )
}
