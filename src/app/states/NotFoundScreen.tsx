import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { StatusScene } from './StatusScene.tsx'

/** Says that an address leads nowhere, and offers the ways that such visitors most often want. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  return (
    <StatusPage
      art={<StatusScene scene="notFound" />}
      title={t`We couldn’t find this page`}
      actions={
        <>
          <Link to={paths.home} className={buttonClass()}>
            <Trans>Go to the games</Trans>
          </Link>
          <Button
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => openPopup({ kind: 'search' })}
          >
            <Trans comment="Field and button of the search">Search games</Trans>
          </Button>
        </>
      }
      footer={
        <Link
          to={paths.help()}
          className="inline-flex min-h-thumb items-center rounded-control px-2 text-label text-primary-text hover:underline"
        >
          <Trans comment="Link to the questions and answers">Help center</Trans>
        </Link>
      }
    >
      {t`The link may be old or mistyped.`}
    </StatusPage>
  )
}
