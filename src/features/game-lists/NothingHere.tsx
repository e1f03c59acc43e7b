import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Says that the page has no games to show yet, with a link to the home page. */
export function NothingHere() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t`Nothing here yet`}
      action={
        <Link to={paths.home} className={buttonClass({ variant: 'soft' })}>
          <Trans>Find a game</Trans>
        </Link>
      }
    />
  )
}
