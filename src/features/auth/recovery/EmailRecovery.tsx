import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { popupAtom } from '#core/popups/popups.ts'
import { recoverPasswordByEmail } from '#features/auth/api.ts'
import { useHumanProof } from '#features/auth/human/useHumanProof.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { TextField } from '#ui/TextField.tsx'
import { recoveryMessage } from './recoveryMessages.ts'

const FieldsSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1)),
  email: v.pipe(v.string(), v.trim(), v.email()),
})

/** Recovery by a temporary password, which a mail brings; the answer is the same for everyone. */
export function EmailRecovery() {
  const { t } = useLingui()
  const human = useHumanProof()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(FieldsSchema),
    defaultValues: { username: '', email: '' },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async (fields) => {
    setRefusal(null)
    try {
      const proof = await human.prove()
      await recoverPasswordByEmail({ ...fields, ...(proof && { human: JSON.stringify(proof) }) })
      setSentTo(fields.email)
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (error.code !== 'aborted') setRefusal(error)
    }
  })

  if (sentTo) return <Sent to={sentTo} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) return event.preventDefault()
        void send(event)
      }}
      className="flex flex-col gap-4"
    >
      {refusal && <FormAlert>{t(recoveryMessage(refusal))}</FormAlert>}
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
      <Button type="submit" size="lg" block busy={isSubmitting}>
        <Trans>Send me a temporary password</Trans>
      </Button>
    </form>
  )
}

/** `in_been_out`: says neither that the account exists nor that it does not. */
function Sent({ to }: { to: string }) {
  const openPopup = useSetAtom(popupAtom)
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
      <Button size="lg" block onClick={() => openPopup({ kind: 'login' })}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  )
}
