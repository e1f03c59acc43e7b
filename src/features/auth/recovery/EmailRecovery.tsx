import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { recoverPasswordByEmail } from '../api.ts'
import { LOGIN_DRAFTS } from '../login/drafts.ts'
import type { Portal } from '../schema.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { Button } from '#ui/Button.tsx'
import { recoveryDraftAtom } from './drafts.ts'
import { recoveryMessage } from './recoveryMessages.ts'
import { EmailRecoverySchema } from './recoverySchemas.ts'

/**
 * Recovery by a temporary password, which is sent by email. The form shows the same result to
 * everyone.
 */
export function EmailRecovery({ portal, onLogin }: { portal: Portal; onLogin: () => void }) {
  const { t } = useLingui()
  const human = useHumanProof()
  const store = useStore()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useGatewayForm({
    schema: EmailRecoverySchema,
    defaults: { username: store.get(LOGIN_DRAFTS[portal]).username, email: '' },
    draft: recoveryDraftAtom,
    words: recoveryMessage,
    submit: async (fields, signal) => {
      const proof = await human.prove()
      const input = { ...fields, ...(proof && { human: JSON.stringify(proof) }) }
      await recoverPasswordByEmail(input, { signal })
      store.set(LOGIN_DRAFTS[portal], { username: fields.username, password: '' })
      setSentTo(fields.email)
    },
  })
  if (sentTo) return <Sent email={sentTo} onLogin={onLogin} />
  return (
    <Form sticky form={form} action={t`Send me a temporary password`}>
      <FormTextField
        form={form}
        name="username"
        subject="ownUsername"
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <FormTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        hint={t`The address in your account.`}
        autoComplete="email"
        maxLength={255}
      />
      {human.element}
    </Form>
  )
}

/**
 * The result that everyone sees, also after the error `in_been_out`. It does not reveal whether the
 * account exists.
 */
function Sent({ email, onLogin }: { email: string; onLogin: () => void }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <span className="flex size-16 items-center justify-center rounded-pill bg-primary-soft text-primary-text">
        <MailCheck aria-hidden="true" className="size-8" />
      </span>
      <p className="text-body text-pretty">
        <Trans>
          If that username matches <b className="wrap-anywhere">{email}</b>, an email with a
          temporary password is on its way.
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
