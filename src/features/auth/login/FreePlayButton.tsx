import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { useFeature } from '#core/system/permission.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { loginMessage } from '../loginMessages.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useFreePlay } from '#parts/play/free/useFreePlay.ts'

/** Button that starts a trial with play money, if the brand offers it. */
export function FreePlayButton({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const startFreePlay = useFreePlay()
  const setDraft = useSetAtom(LOGIN_DRAFTS.member)
  if (useFeature('freePlay') !== 'on') return null

  const play = async () => {
    setRefusal(null)
    const error = await attempt(async (signal) => {
      await startFreePlay(signal)
      setDraft(null)
      onDone()
    })
    setRefusal(error)
  }
  return (
    <>
      {refusal && <FormAlert>{t(loginMessage(refusal))}</FormAlert>}
      <Button variant="quiet" block busy={busy} onClick={() => void play()}>
        <Trans>Try it with play money</Trans>
      </Button>
    </>
  )
}
