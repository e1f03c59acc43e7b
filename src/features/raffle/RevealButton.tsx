import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { Button } from '#ui/Button.tsx'
import { revealRaffleSeed } from './api.ts'
import { raffleMessage } from './messages.ts'

/** Button that reveals the present server seed, after which the gateway begins a new one. */
export function RevealButton({ raffleId, commitment }: { raffleId: string; commitment: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)
  const { attempt, busy } = useAttempt()
  const [error, setError] = useState<GatewayError | null>(null)
  const reveal = async () => {
    const refusal = await attempt(async () => {
      await revealRaffleSeed(
        { id: raffleId, commitment },
        // The commitment is the idempotency key, because a seed is revealed only once. A second try
        // with another key would reveal the new seed.
        { idempotencyKey: commitment },
      )
      notify({ message: msg`The seed is revealed. Your draws can be checked now.` })
    })
    setError(refusal)
    refreshTagged(queryClient, 'promotions')
  }
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void reveal()}>
        <Trans>Reveal the seed</Trans>
      </Button>
      {error && (
        <p role="alert" className="text-label text-danger-text">
          {t(raffleMessage(error))}
        </p>
      )}
    </>
  )
}
