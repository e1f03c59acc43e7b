import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { PopupProps } from '#core/popups/popups.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

/** With the words of its page. */
const { Component: DepositDialog } = lazyScreen(
  ['member-deposit', 'money', 'forms'],
  'DepositDialog',
  () => import('./DepositDialog.tsx'),
)

/** The deposits over a game (docs/product.md §4.11). */
export function DepositPopup({ onClose }: PopupProps<'deposit'>) {
  return (
    <LazyPart failure="tell">
      <DepositDialog onClose={onClose} />
    </LazyPart>
  )
}
