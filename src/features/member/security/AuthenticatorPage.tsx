import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { removeAuthenticator, startAuthenticator } from './api.ts'
import { AuthenticatorSetup, type Setup } from './AuthenticatorSetup.tsx'
import { BoundValue } from './BoundValue.tsx'
import { securityMessage } from './messages.ts'
import { ProofField } from './ProofField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { Security } from './schema.ts'
import type { SecurityPageProps } from './pageProps.ts'
import { SubPage } from './SubPage.tsx'
import { useDone, useRefreshSecurity } from './useDone.ts'
import { useProof } from './useProof.ts'

/** The page on which the player sets up an authenticator app, or turns it off. */
export function AuthenticatorPage({ security }: SecurityPageProps) {
  const { t } = useLingui()
  const refresh = useRefreshSecurity()
  const done = useDone()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) {
    return (
      <SubPage title={t`Keep your recovery codes`}>
        <RecoveryCodes codes={codes} onKept={() => done(msg`Your authenticator app is set up.`)} />
      </SubPage>
    )
  }
  return (
    <SubPage
      title={t`Authenticator app`}
      note={
        <Trans>
          An app on your phone shows a new code every 30 seconds. Without it, someone who learns
          your password can’t log in from another device.
        </Trans>
      }
    >
      {security.authenticator.isOn ? (
        <TurnOff security={security} />
      ) : (
        <TurnOn
          security={security}
          onCodes={(given) => {
            setCodes(given)
            refresh()
          }}
        />
      )}
    </SubPage>
  )
}

function TurnOn({
  security,
  onCodes,
}: {
  security: Security
  onCodes: (codes: readonly string[]) => void
}) {
  const { t } = useLingui()
  const [setup, setSetup] = useState<Setup>()
  const [failure, setFailure] = useState<ReturnType<typeof securityMessage>>()
  const { attempt, busy } = useAttempt()
  const start = async () => {
    const error = await attempt(async (signal) =>
      setSetup(await startAuthenticator({}, { signal })),
    )
    setFailure(error ? securityMessage(error) : undefined)
  }
  if (setup) return <AuthenticatorSetup {...{ setup, security, onCodes }} />
  return (
    <div className="flex flex-col gap-4">
      {failure && <FormAlert>{t(failure)}</FormAlert>}
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-body text-pretty">
        <li>
          <Trans>Install an authenticator app, such as Google Authenticator or Aegis.</Trans>
        </li>
        <li>
          <Trans>Scan the QR code that we show next, or type the key.</Trans>
        </li>
        <li>
          <Trans>Enter the code that the app shows, and keep the recovery codes.</Trans>
        </li>
      </ol>
      <Button size="lg" block busy={busy} onClick={() => void start()}>
        <Trans>Set it up</Trans>
      </Button>
    </div>
  )
}

const OffSchema = v.object({ answer: v.pipe(v.string(), v.minLength(1, REQUIRED)) })

function TurnOff({ security }: { security: Security }) {
  const { t } = useLingui()
  useEncryption()
  const done = useDone()
  const proof = useProof(security.proofs)
  const { recoveryCodesLeft } = security.authenticator
  const form = useGatewayForm({
    schema: OffSchema,
    defaults: { answer: '' },
    words: securityMessage,
    faults: (error) => {
      const fault = proof.fault(error)
      return fault ? { answer: fault } : {}
    },
    submit: async ({ answer }) => {
      await removeAuthenticator({ proof: proof.give(answer) })
      done(msg`Your authenticator app is turned off.`)
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <BoundValue
        label={t`Authenticator app`}
        value={t({ message: 'Turned on', comment: 'State of the authenticator app' })}
        note={t`${plural({ count: recoveryCodesLeft }, { other: 'Recovery codes left: #' })}`}
      />
      <Form form={form} action={t`Turn it off`} gap={5}>
        <p className="text-label text-pretty text-muted">
          <Trans>
            To move it to another phone, turn it off, then set it up on the new phone. Your current
            recovery codes will stop working.
          </Trans>
        </p>
        <ProofField form={form} name="answer" {...proof.field} />
      </Form>
    </div>
  )
}
