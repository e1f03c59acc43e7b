import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import type { PopupProps } from '#core/popups/popups.ts'

/** With the words of its page. */
const { Component: DepositDialog } = lazyScreen(
  'DepositDialog',
  () => import('./DepositDialog.tsx'),
)

/** The deposits over a game (docs/product.md §4.11). If they fail to load, the popup closes. */
export function DepositPopup({ onClose }: PopupProps<'deposit'>) {
  return <DepositDialog onClose={onClose} />
}
