import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { OpenPlaceContext } from './DepositLink.tsx'
import { DepositPage } from './DepositPage.tsx'

/** The page of deposits as a sheet: its places are steps within it, and what lies below goes on. */
export function DepositDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [place, setPlace] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const open = (next: string, isInPlace = false) => {
    setPlace(next)
    if (!isInPlace) content.current?.closest('[data-dialog-body]')?.scrollTo({ top: 0 })
  }
  // What was paid shows in the balance, whatever the socket missed.
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
