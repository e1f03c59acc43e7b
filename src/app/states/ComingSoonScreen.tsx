import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { Link, useMatches } from 'react-router-dom'
import type { RouteHandle } from '#core/navigation/handle.ts'
import { paths } from '#core/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { ServiceButton } from './ServiceButton.tsx'

/** Stands where a screen is still to be built. */
export function ComingSoonScreen() {
  const { t, i18n } = useLingui()
  const matches = useMatches()
  const { title } = (matches.at(-1)?.handle ?? {}) as Partial<RouteHandle>
  const name = title ? i18n._(title) : ''
  return (
    <StatusPage
      icon={<Sparkles />}
      title={t`${name}: coming soon`}
      actions={
        <>
          <Link to={paths.home} className={buttonClass()}>
            <Trans>Go to the games</Trans>
          </Link>
          <ServiceButton variant="outline" />
        </>
      }
    >
      {t`We are still setting this room up. The lobby is open meanwhile.`}
    </StatusPage>
  )
}
