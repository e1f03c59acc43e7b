import { useCopy } from '#core/platform/useCopy.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { Button } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { confirmAuthenticator } from './api.ts'
import { securityMessage } from './messages.ts'
import { ProofField } from './ProofField.tsx'
import type { Security } from './schema.ts'
import { useProof } from './useProof.ts'

export interface Setup {
  secret: string
  uri: string
}

const SetupSchema = v.object({
  code: requiredText,
  answer: v.pipe(v.string(), v.minLength(1, REQUIRED)),
})

interface Props {
  setup: Setup
  security: Security
  onCodes: (codes: readonly string[]) => void
}

/**
 * Shows the authenticator's secret as a QR code and as text, and asks for a code that proves the
 * setup.
 */
export function AuthenticatorSetup({ setup: { secret, uri }, security, onCodes }: Props) {
  const { t } = useLingui()
  useEncryption()
  const copy = useCopy()
  const proof = useProof(security.proofs)
  // Only the reply contains the recovery codes. If it is lost, the same call can be sent again.
  const { send } = useOperation({ kind: 'authenticator', call: confirmAuthenticator })
  const form = useGatewayForm({
    schema: SetupSchema,
    defaults: { code: '', answer: '' },
    words: securityMessage,
    faults: (error) => {
      const fault = proof.fault(error)
      return {
        ...(error.code === 'code_wrong' && { code: { kind: 'codeWrong' } as const }),
        ...(fault && { answer: fault }),
      }
    },
    submit: async ({ code, answer }) => {
      const body = { code, proof: proof.give(answer) }
      const { recoveryCodes } = await send({}, { secrets: body, prepare: () => body })
      onCodes(recoveryCodes)
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-4 card p-5 sm:flex-row sm:items-start">
        <QrCode value={uri} label={t`QR code for your authenticator app`} size={176} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="text-label text-pretty text-muted">
            <Trans>Scan this with the app. On this phone, type the key instead:</Trans>
          </p>
          <code className="text-body font-semibold tracking-wider wrap-anywhere" dir="ltr">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button variant="outline" onClick={() => void copy(secret)}>
            <Copy aria-hidden="true" className="size-4" />
            <Trans>Copy the key</Trans>
          </Button>
        </div>
      </div>
      <Form form={form} action={t`Turn it on`} gap={5}>
        <FormCodeField
          form={form}
          name="code"
          subject="factorCode"
          label={t`Code in your authenticator app`}
        />
        <ProofField form={form} name="answer" {...proof.field} />
      </Form>
    </div>
  )
}
