import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { paths } from '#core/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { ServiceButton } from '#parts/customer-service/ServiceButton.tsx'

/** Shown in place of a screen that is still to be built. */
export function ComingSoonScreen({ title: name }: ScreenProps) {
  const { t } = useLingui()
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
