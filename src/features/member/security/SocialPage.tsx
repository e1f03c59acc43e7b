import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { paths } from '#core/navigation/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import type { GatewayError } from '#core/contract/error.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { readProviderPage } from '#parts/identity/social/providerPage.ts'
import {
  CANCELLED,
  PROVIDER_NAMES,
  RETURN_PARAMETER,
  type SocialProvider,
} from '#parts/identity/social/schema.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { UsersRound } from 'lucide-react'
import { beginSocialBinding } from './api.ts'
import { Loaded } from './Loaded.tsx'
import { securityMessage } from './messages.ts'
import { socialAccountsQuery } from './queries.ts'
import { SocialConfirm } from './SocialConfirm.tsx'
import { SubPage } from './SubPage.tsx'

/** The bound social accounts, and links to bind another one. */
export function SocialPage() {
  const { t } = useLingui()
  const status = useFeature('socialLogin')
  const [parameters] = useSearchParams()
  const ticket = parameters.get(RETURN_PARAMETER)
  return (
    <SubPage
      title={t`Social accounts`}
      note={<Trans>Log in with the provider once; the account is then linked to yours.</Trans>}
    >
      {status === 'off' ? (
        <EmptyState icon={<UsersRound />} title={t`Social accounts aren’t available here.`} />
      ) : ticket && ticket !== CANCELLED ? (
        <SocialConfirm ticket={ticket} />
      ) : (
        <div className="flex flex-col gap-4">
          {ticket === CANCELLED && (
            <FormAlert tone="info">
              <Trans>You canceled; nothing was linked.</Trans>
            </FormAlert>
          )}
          <Providers />
        </div>
      )}
    </SubPage>
  )
}

function Providers() {
  const { t } = useLingui()
  const moments = useMoments()
  const query = useQuery(socialAccountsQuery)
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const brand = useBrand()
  const leave = async (provider: SocialProvider) => {
    const error = await attempt(async (signal) => {
      const returnUrl = new URL(paths.member('securityCenter', 'social'), window.location.origin)
        .href
      const { url } = await beginSocialBinding({ provider, returnUrl }, { signal })
      window.location.assign(readProviderPage(url, brand))
    })
    setRefusal(error)
  }
  return (
    <>
      {refusal && <FormAlert>{t(securityMessage(refusal))}</FormAlert>}
      <Loaded query={query}>
        {({ providers, accounts }) => (
          <ul className="flex flex-col divide-y divide-border card">
            {providers.map((provider) => {
              const account = accounts.find((one) => one.provider === provider)
              const name = PROVIDER_NAMES[provider]
              const since = account && moments.write(account.boundAt)
              return (
                <li key={provider} className="flex min-h-thumb flex-wrap items-center gap-3 p-4">
                  <div className="flex min-w-0 flex-1 flex-col">
                    <strong className="text-body">{name}</strong>
                    {account && (
                      <span className="text-label text-muted wrap-anywhere">
                        {`${account.name} · ${since}`}
                      </span>
                    )}
                  </div>
                  {account ? (
                    <StatusLabel tone="good">
                      <Trans comment="State of a social account, such as Facebook">Linked</Trans>
                    </StatusLabel>
                  ) : (
                    <Button variant="outline" busy={busy} onClick={() => void leave(provider)}>
                      <Trans>Log in with {name}</Trans>
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </>
  )
}
