import { Trans } from '@lingui/react/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { buttonClass } from '#ui/Button.tsx'

const LOOK = buttonClass({ variant: 'outline', size: 'sm' })

/**
 * Link to the other login, if an agent has used the players' login or a player the agents' login;
 * empty for other refusals.
 */
export function OtherEntrance({ error: { code } }: { error: GatewayError }) {
  const isThere = useReach()
  if (code === 'error_not_member' && isThere(paths.agent())) {
    return (
      <Link to={paths.agent()} className={LOOK}>
        <Trans>Agent login</Trans>
      </Link>
    )
  }
  if (code === 'error_not_agent') {
    return (
      <Link to={paths.login()} className={LOOK}>
        <Trans>Log in</Trans>
      </Link>
    )
  }
  return null
}

export const otherEntrance = (error: GatewayError) =>
  error.code.startsWith('error_not_') && <OtherEntrance error={error} />
