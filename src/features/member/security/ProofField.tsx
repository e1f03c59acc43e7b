import { useLingui } from '@lingui/react/macro'
import { FormCodeField } from '#parts/form/FormCodeField.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import { requestProofCode } from './api.ts'
import { PROOF_ANSWERS, PROOF_NAMES } from './messages.ts'
import type { ProofKind, Security } from './schema.ts'
import { SendCodeButton } from '#parts/identity/codes/SendCodeButton.tsx'

type Proofs = Security['proofs']

interface Props<Fields> {
  form: GatewayForm<Fields>
  /** Name of the form field that holds the answer to the proof. */
  name: NamesOf<Fields, string>
  /** Kinds of proof that the player can choose from; never empty. */
  proofs: Proofs
  kind: ProofKind
  onKind: (kind: ProofKind) => void
}

/**
 * Field by which the player proves to be the account's owner, in one of the ways that the account
 * has.
 */
export function ProofField<Fields>({ form, name, proofs, kind, onKind }: Props<Fields>) {
  const { t } = useLingui()
  const label = t(PROOF_ANSWERS[kind])
  const hint = proofs.find((proof) => proof.kind === kind)?.hint
  return (
    <div className="flex flex-col gap-3">
      {proofs.length > 1 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="pb-1.5 text-label font-semibold">{t`Confirm that it’s you`}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {proofs.map((proof) => (
              <label
                key={proof.kind}
                className="flex min-h-thumb cursor-pointer items-center rounded-control border px-3 py-2 text-label font-semibold has-checked:border-primary-mark has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={`${name}-kind`}
                  checked={proof.kind === kind}
                  onChange={() => {
                    form.replace(name as keyof Fields & string, '')
                    onKind(proof.kind)
                  }}
                  className="sr-only"
                />
                <span className="min-w-0 wrap-anywhere">{t(PROOF_NAMES[proof.kind])}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {kind === 'password' ? (
        <FormPasswordField
          key={kind}
          {...{ form, name, label }}
          subject="ownPassword"
          autoComplete="current-password"
          required
        />
      ) : (
        <FormCodeField
          key={kind}
          {...{ form, name, label }}
          subject="factorCode"
          hint={
            kind === 'authenticator'
              ? t`Without your phone, enter one of your recovery codes.`
              : hint &&
                t({
                  message: `Goes to ${hint}`,
                  comment: 'Where a code is sent, such as the end of a phone number',
                })
          }
          {...(kind === 'authenticator'
            ? { inputMode: 'text' }
            : {
                action: (
                  <SendCodeButton
                    send={(signal) => requestProofCode({ kind }, { signal })}
                    onRefusal={(error) => form.setError(error)}
                  />
                ),
              })}
        />
      )}
    </div>
  )
}
