import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refreshTagged } from '#core/gateway/refresh.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { OpenPlaceContext } from './DepositLink.tsx'
import { DepositPage } from './DepositPage.tsx'

/**
 * The deposit page as a bottom sheet over a game (docs/product.md §4.11). The game below keeps
 * running while the player moves between the steps.
 */
export function DepositPopup({ onClose }: PopupProps<'deposit'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [place, setPlace] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const open = (next: string, isInPlace = false) => {
    setPlace(next)
    if (!isInPlace) content.current?.closest('[data-dialog-body]')?.scrollTo({ top: 0 })
  }
  // The balance is fetched again when the popup closes, because the socket may have missed the
  // payment.
  const refresh = useEffectEvent(() => refreshTagged(queryClient, 'money'))
  useEffect(() => () => refresh(), [])
  return (
    <Dialog title={t`Deposit`} closeLabel={t`Back to the game`} onClose={onClose} wide>
      <div ref={content}>
        <OpenPlaceContext value={open}>
          <DepositPage place={place} />
        </OpenPlaceContext>
      </div>
    </Dialog>
  )
}
