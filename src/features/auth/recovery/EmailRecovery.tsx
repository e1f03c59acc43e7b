import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { recoverPasswordByEmail } from '../api.ts'
import { useHumanProof } from '#parts/human/useHumanProof.tsx'
import { LOGIN_DRAFTS } from '../login/drafts.ts'
import { LoginRefusal } from '../login/LoginRefusal.tsx'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useKeepDraft } from '#parts/form/useKeepDraft.ts'
import type { Portal } from '../schema.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { recoveryDraftAtom } from './drafts.ts'
import { recoveryMessage } from './recoveryMessages.ts'

const FieldsSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1)),
  email: v.pipe(v.string(), v.trim(), v.email()),
})

/** Recovery by a temporary password, which a mail brings; the answer is the same for everyone. */
export function EmailRecovery({ portal, onLogin }: { portal: Portal; onLogin: () => void }) {
  const { t } = useLingui()
  const human = useHumanProof()
  const store = useStore()
  const { attempt, busy, refusal, clearRefusal } = useAttempt()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [defaultValues] = useState(() => {
    const { username, email } = store.get(recoveryDraftAtom)
    return { username: username || store.get(LOGIN_DRAFTS[portal]).username, email }
  })
  const form = useForm({ resolver: valibotResolver(FieldsSchema), defaultValues })
  useKeepDraft(form, (values) => store.set(recoveryDraftAtom, values))
  const { register, handleSubmit, formState } = form
  const { errors } = formState

  const send = handleSubmit(async (fields) => {
    await attempt(async (signal) => {
      const proof = await human.prove()
      const input = { ...fields, ...(proof && { human: JSON.stringify(proof) }) }
      await recoverPasswordByEmail(input, { signal })
      store.set(recoveryDraftAtom, null)
      store.set(LOGIN_DRAFTS[portal], { username: fields.username, password: '' })
      setSentTo(fields.email)
    })
  }, clearRefusal)

  if (sentTo) return <Sent to={sentTo} onLogin={onLogin} />
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {refusal && <LoginRefusal key={refusal.requestId} error={refusal} words={recoveryMessage} />}
      <TextField
        {...register('username')}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username && t`Enter your username.`}
      />
      <TextField
        {...register('email')}
        type="email"
        inputMode="email"
        label={t`Email`}
        hint={t`The address in your account.`}
        autoComplete="email"
        maxLength={255}
        error={errors.email && t`Enter a valid email address, such as name@example.com.`}
      />
      {human.element}
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Send me a temporary password</Trans>
      </Button>
    </form>
  )
}

/** `in_been_out`: says neither that the account exists nor that it does not. */
function Sent({ to, onLogin }: { to: string; onLogin: () => void }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary-text">
        <MailCheck aria-hidden="true" className="size-8" />
      </span>
      <p className="text-body text-pretty">
        <Trans>
          If that username and <b className="wrap-anywhere">{to}</b> belong together, an email with
          a temporary password is on its way.
        </Trans>
      </p>
      <p className="text-label text-pretty text-muted">
        <Trans>Log in with it within an hour; we’ll then ask you for a new password.</Trans>
      </p>
      <Button size="lg" block onClick={onLogin}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  )
}
