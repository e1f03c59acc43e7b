import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Shown in place of the report if the requested member is not in the team. The team's figures would
 * otherwise be mistaken for those of that member.
 * @param sought text of the search; undefined if the address named the member
 * @param onWiden opens the whole team's report
 */
export function Nobody({ sought, onWiden }: { sought?: string; onWiden: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<UserRoundX />}
      title={sought ? t`No member has this ID or username.` : t`This member isn’t on your team.`}
      {...(sought && { detail: sought })}
      action={
        <Button variant="outline" onClick={onWiden}>
          <Trans>Show the whole team</Trans>
        </Button>
      }
    />
  )
}
