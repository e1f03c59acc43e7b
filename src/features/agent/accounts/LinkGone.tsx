import { Trans, useLingui } from '@lingui/react/macro'
import { Link2Off } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { accountPaths } from './places.ts'

/** Says that an invitation link was deleted or never existed. */
export function LinkGone() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Link2Off />}
      title={t`This link no longer exists`}
      action={
        <Link to={accountPaths.links} className={buttonClass({ variant: 'outline' })}>
          <Trans>Back to the links</Trans>
        </Link>
      }
    />
  )
}
