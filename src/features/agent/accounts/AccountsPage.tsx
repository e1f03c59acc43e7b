import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, Link2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { EditLink } from './EditLink.tsx'
import { LinkList } from './LinkList.tsx'
import { LinkView } from './LinkView.tsx'
import { NewLink } from './NewLink.tsx'
import { OpenAccount } from './OpenAccount.tsx'
import { OpenedView } from './OpenedView.tsx'
import { type AccountPlace, accountPaths, readAccountPlace } from './places.ts'

/** The page for new downlines: invitation links, and accounts that the agent opens. */
export function AccountsPage({ place }: CenterPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isWide = useIsWide()
  /**
   * First password of the account that was opened last. It exists only in this state and is lost
   * with the page.
   */
  const [secret, setSecret] = useState<{ id: string; password: string } | null>(null)
  const at = readAccountPlace(place)
  const tell = (id: string, password: string) => setSecret({ id, password })
  if (at.kind === 'links' || at.kind === 'open') {
    return (
      <Tabs
        label={t`How newcomers join`}
        items={[
          { value: 'links', label: t`Invite by link`, icon: <Link2 /> },
          { value: 'open', label: t`Open it yourself`, icon: <UserPlus /> },
        ]}
        value={at.kind}
        onChange={(kind) => void navigate(accountPaths[kind], IN_PLACE)}
      >
        {at.kind === 'links' ? (
          <LinkList />
        ) : (
          <OpenAccount isChecking={at.isChecking} onOpened={tell} />
        )}
      </Tabs>
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isWide && <Back at={at} />}
      {at.kind === 'new' && <NewLink />}
      {at.kind === 'edit' && <EditLink key={at.id} id={at.id} />}
      {at.kind === 'link' && <LinkView key={at.id} id={at.id} />}
      {at.kind === 'opened' && (
        <OpenedView
          key={at.id}
          id={at.id}
          password={secret?.id === at.id ? secret.password : undefined}
          onRenewed={(password) => tell(at.id, password)}
        />
      )}
    </div>
  )
}

/** The link back; phones already have it in the header above the page. */
function Back({ at }: { at: AccountPlace }) {
  return (
    <Link
      to={at.kind === 'opened' ? accountPaths.open : accountPaths.links}
      className="-ms-2 inline-flex min-h-thumb items-center gap-1 self-start rounded-control px-2 text-label font-semibold text-primary-text"
    >
      <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {at.kind === 'opened' ? (
        <Trans>Open an account</Trans>
      ) : (
        <Trans comment="Link back to the list of invitation links">All links</Trans>
      )}
    </Link>
  )
}
