import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Stands where a report would: whom it is asked for is not in the team, and the team's own figures would
 * be taken for that member's.
 *
 * @param sought what was searched for; an address names somebody without a search
 * @param onWiden leads to the whole team's report
 */
export function Nobody({ sought, onWiden }: { sought?: string; onWiden: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<UserRoundX />}
      title={
        sought ? t`No member has this ID or account.` : t`There is no such member in your team.`
      }
      {...(sought && { detail: sought })}
      action={
        <Button variant="outline" onClick={onWiden}>
          <Trans>Show the whole team</Trans>
        </Button>
      }
    />
  )
}
