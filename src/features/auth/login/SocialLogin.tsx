import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { paths } from '#core/navigation/paths.ts'
import { forgetSessionAtom, sessionAtom } from '#core/session/session.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { ProviderMark } from '#parts/identity/social/ProviderMark.tsx'
import { readProviderPage } from '#parts/identity/social/providerPage.ts'
import { PROVIDER_NAMES, type SocialProvider } from '#parts/identity/social/schema.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { beginSocialLogin } from '../api.ts'
import { socialProvidersQuery } from '../queries.ts'
import { loginMessage } from '../loginMessages.ts'
import { keepVisit } from './socialVisit.ts'

interface Props {
  /**
   * Address of the page that the visitor wanted to open; if undefined, the page below the login
   * popup.
   */
  returnTo: string | undefined
}

/** Buttons to log in with a social account; empty if the brand offers none. */
export function SocialLogin({ returnTo }: Props) {
  const { t } = useLingui()
  const { pathname, search, hash } = useLocation()
  const { data, isPending } = useQuery(socialProvidersQuery)
  const store = useStore()
  const brand = useBrand()
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  // The space of the buttons is reserved, because a bottom sheet grows upwards and would move the
  // button under the finger.
  if (isPending) return <Skeleton className="h-18" />
  if (!data || data.providers.length === 0) return null

  const here = pathname === paths.login() ? undefined : pathname + search + hash
  const leave = async (provider: SocialProvider) => {
    const error = await attempt(async (signal) => {
      const returnUrl = new URL(paths.login(returnTo ?? here), window.location.origin).href
      const { url, secret } = await beginSocialLogin({ provider, returnUrl }, { signal })
      // A trial session ends first, because the provider sends the browser back to the login, which
      // is not shown during a trial.
      if (store.get(sessionAtom)) store.set(forgetSessionAtom)
      keepVisit(secret)
      window.location.assign(readProviderPage(url, brand))
    })
    setRefusal(error)
  }
  return (
    <section aria-label={t`Log in with a social account`} className="flex flex-col gap-3">
      {refusal && <FormAlert>{t(loginMessage(refusal))}</FormAlert>}
      <div className="grid auto-cols-fr grid-flow-col gap-2 tight:grid-flow-row">
        {data.providers.map((provider) => {
          const name = PROVIDER_NAMES[provider]
          return (
            <Button
              key={provider}
              variant="outline"
              className="flex-col px-0! py-2"
              busy={busy}
              onClick={() => void leave(provider)}
            >
              <span className="sr-only">
                <Trans>Log in with {name}</Trans>
              </span>
              <ProviderMark provider={provider} />
              <span aria-hidden="true">{name}</span>
            </Button>
          )
        })}
      </div>
    </section>
  )
}
