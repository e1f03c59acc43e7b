import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { StatusScene } from './StatusScene.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <StatusPage
      art={<StatusScene scene="notFound" />}
      title={t`We couldn’t find this page`}
      actions={
        <Link to={paths.home} className={buttonClass()}>
          <Trans>Go to the games</Trans>
        </Link>
      }
    >
      {t`The link may be old or mistyped.`}
    </StatusPage>
  )
}
