import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { comingSoonRoutes } from '#app/comingSoon.ts'
import { findRoute } from '#core/navigation/route.ts'
import { paths } from '#core/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { ServiceButton } from './ServiceButton.tsx'

/** Stands where a screen is still to be built. */
export function ComingSoonScreen() {
  const { t, i18n } = useLingui()
  const title = findRoute(comingSoonRoutes, useLocation().pathname)?.title
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
      {t`We’re still getting this room ready. The lobby is open in the meantime.`}
    </StatusPage>
  )
}
