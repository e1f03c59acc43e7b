import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'

/** Says in place of the form that money must be bet before it can be transferred, and how much. */
export function TurnoverFirst({ left: amount, required }: { left: string; required: string }) {
  const { t } = useLingui()
  return (
    <FormAlert
      tone="info"
      title={t({ message: `Bet ${amount} more`, comment: 'Title of a task before a withdrawal' })}
      action={
        <Link to={paths.member('withdraw')} className={buttonClass({ variant: 'outline' })}>
          <Trans>See what’s left to bet</Trans>
        </Link>
      }
    >
      <Trans>
        You must bet {{ amount: required }} in total for what was credited to you. Until then you
        can neither transfer nor withdraw money.
      </Trans>
    </FormAlert>
  )
}
