import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useFeature } from '#core/system/permission.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { loginMessage } from './loginMessages.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useFreePlay } from '#parts/free-play/useFreePlay.ts'

/** Trial play with play money, where the brand offers it. */
export function FreePlayButton({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { attempt, busy, refusal } = useAttempt()
  const startFreePlay = useFreePlay()
  const setDraft = useSetAtom(LOGIN_DRAFTS.member)
  if (useFeature('freePlay') !== 'on') return null

  const play = () =>
    attempt(async (signal) => {
      await startFreePlay(signal)
      setDraft(null)
      onDone()
    })
  return (
    <>
      {refusal && <FormAlert>{t(loginMessage(refusal))}</FormAlert>}
      <Button variant="outline" size="lg" block busy={busy} onClick={() => void play()}>
        <Trans>Try it with play money</Trans>
      </Button>
    </>
  )
}
