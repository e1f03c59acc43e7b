import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import {
  CANCELLED,
  PROVIDER_NAMES,
  RETURN_PARAMETER,
  SocialProviderSchema,
} from '#parts/identity/social/schema.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { loginBySocial } from '../api.ts'
import type { LoginReply } from '../schema.ts'
import { loginMessage } from '../loginMessages.ts'
import { otherEntrance } from './OtherEntrance.tsx'
import { takeVisit } from './socialVisit.ts'

const UnboundSchema = v.object({ provider: SocialProviderSchema, name: v.string() })

/** Completes a social login if the provider has sent the visitor back to this address. */
export function SocialReturn({ onReply }: { onReply: (reply: LoginReply) => void }) {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const [ticket] = useState(() => parameters.get(RETURN_PARAMETER))
  const { mutate, isPending, error } = useMutation<
    LoginReply,
    GatewayError,
    { ticket: string; secret: string }
  >({
    mutationFn: (input) => loginBySocial(input),
  })

  const comeBack = useEffectEvent(() => {
    if (ticket === null) return
    const secret = takeVisit()
    // The ticket is removed from the address, because a reload must not use it twice.
    setParameters(
      (rest) => {
        rest.delete(RETURN_PARAMETER)
        return rest
      },
      { replace: true },
    )
    if (ticket !== CANCELLED) mutate({ ticket, secret }, { onSuccess: onReply })
  })
  useEffect(() => comeBack(), [])

  if (ticket === CANCELLED) {
    return (
      <FormAlert tone="info">
        <Trans>You canceled, so you’re not logged in.</Trans>
      </FormAlert>
    )
  }
  if (isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 text-label text-muted">
        <LoaderCircle aria-hidden="true" className="size-4.5 animate-spin" />
        <Trans comment="While a login with a social account is checked">Logging in…</Trans>
      </p>
    )
  }
  if (!error) return null
  const unbound = v.safeParse(UnboundSchema, error.data)
  if (error.code === 'social_unbound' && unbound.success) {
    const provider = PROVIDER_NAMES[unbound.output.provider]
    const { name } = unbound.output
    return (
      <FormAlert
        tone="info"
        title={
          <Trans>
            The {provider} account {name} isn’t linked to a player account yet
          </Trans>
        }
      >
        <Trans>
          Log in below, or sign up. Then link it in the security center, under “Social accounts”;
          from then on it logs you in.
        </Trans>
      </FormAlert>
    )
  }
  return <FormAlert action={otherEntrance(error)}>{t(loginMessage(error))}</FormAlert>
}
