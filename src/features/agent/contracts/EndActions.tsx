import { Trans } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { buttonClass } from '#ui/Button.tsx'
import type { Contract, Side } from './contractSchema.ts'

interface Props {
  contract: Contract
  side: Side
  /** Builds the address of a step on this page. */
  at: (step: string) => string
}

/** Buttons by which either side ends a contract in force, or answers a request to end it. */
export function EndActions({ contract: { state, terminationAskedBy }, side, at }: Props) {
  if (state === 'active') {
    return (
      <Link to={at('end')} className={buttonClass({ variant: 'outline' })}>
        <Trans>Ask to end it</Trans>
      </Link>
    )
  }
  if (state !== 'terminationRequested') return null
  if (terminationAskedBy === side) {
    return (
      <Link to={at('keep')} className={buttonClass({ variant: 'outline' })}>
        <Trans>Cancel the request</Trans>
      </Link>
    )
  }
  return (
    <>
      <Link to={at('agree')} className={buttonClass({ variant: 'danger' })}>
        <Trans>Agree to end it</Trans>
      </Link>
      <Link to={at('keep')} className={buttonClass({ variant: 'outline' })}>
        <Trans>Keep it in force</Trans>
      </Link>
    </>
  )
}
