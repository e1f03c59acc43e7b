import { identityAtom } from '#core/session/session.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Gamepad2, LogIn } from 'lucide-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useFeature } from '#core/system/permission.tsx'
import { PageGame } from '#parts/play/PageGame.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { seamlessTarget } from './seamlessTarget.ts'

/**
 * Page with the one game that a link from another site names. Play with real money requires a
 * login.
 */
export function SeamlessScreen() {
  const { search } = useLocation()
  // Another link has another key, so that a new component starts with the other game.
  return <LinkedGame key={search} search={search} />
}

function LinkedGame({ search }: { search: string }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const openPopup = useSetAtom(openPopupAtom)
  const isVisitor = useAtomValue(identityAtom) === 'visitor'
  const freePlay = useFeature('freePlay') === 'on'
  const target = seamlessTarget(search)
  const home = (
    <Link to={paths.home} className={buttonClass({ variant: 'outline' })}>
      <Trans>Back to the games</Trans>
    </Link>
  )
  if (!target) {
    return (
      <StatusPage icon={<Gamepad2 />} title={t`This link doesn’t lead to a game`} actions={home}>
        <Trans>Please check the link, or choose a game on the home page.</Trans>
      </StatusPage>
    )
  }
  if (isVisitor && !(target.trial && freePlay)) {
    return (
      <StatusPage
        icon={<LogIn />}
        title={t`Log in to play`}
        actions={
          <>
            <Button onClick={() => openPopup({ kind: 'login', returnTo: pathname + search })}>
              <Trans>Log in</Trans>
            </Button>
            {home}
          </>
        }
      >
        <Trans>This game is played for real money. It opens once you log in.</Trans>
      </StatusPage>
    )
  }
  return (
    <div className="flex h-[calc(100dvh-var(--spacing)*31.5)] min-h-96 flex-col">
      <h1 className="sr-only">{t`Game`}</h1>
      <PageGame target={target} onLeft={() => void navigate(paths.home)} />
    </div>
  )
}
