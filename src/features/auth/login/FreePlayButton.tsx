import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useStartSession } from '#core/session/useSession.ts'
import { useFeature } from '#core/system/permission.tsx'
import { DEVICE_HEADER, loginFreePlay } from '#features/auth/api.ts'
import { localStore } from '#lib/storage.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { LOGIN_DRAFTS } from './drafts.ts'
import { loginMessage } from './loginMessages.ts'
import { useAttempt } from './useAttempt.ts'

const DEVICE_KEY = 'device:v1'

/** A random name that this browser gives itself, so that its trial play counts as one device's. */
function readDevice(): string {
  const kept = localStore.get(DEVICE_KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStore.set(DEVICE_KEY, made)
  return made
}

/** Trial play with play money, where the brand offers it (specification §7.1, "Free play login"). */
export function FreePlayButton({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { attempt, busy, refusal } = useAttempt()
  const setDraft = useSetAtom(LOGIN_DRAFTS.member)
  const startSession = useStartSession()
  if (useFeature('freePlay') !== 'on') return null

  const play = () =>
    attempt(async (signal) => {
      const loggedIn = await loginFreePlay(
        { os: navigator.platform || 'unknown', platform: 'W', version: 3 },
        { headers: { [DEVICE_HEADER]: readDevice() }, signal },
      )
      setDraft(null)
      startSession(loggedIn)
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
