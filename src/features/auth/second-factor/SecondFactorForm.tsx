import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import type { SecondFactor, SecondFactorNeeded } from '../schema.ts'
import { Button } from '#ui/Button.tsx'
import { FactorAnswer } from './FactorAnswer.tsx'
import { FACTORS } from './factors.ts'

interface Props {
  challenge: SecondFactorNeeded
  onDone: (reply: LoggedIn) => void
  /** Called to return to the password step; `cause` is null if the player chose to return. */
  onBack: (cause: GatewayError | null) => void
}

/** Time from which the next code of each second factor can be sent, by the gateway's clock. */
type Waits = Partial<Record<SecondFactor, number>>

/** Requires a second factor after a login from a new address (docs/product.md §4.2). */
export function SecondFactorForm({ challenge, onDone, onBack }: Props) {
  const { t } = useLingui()
  const [factor, setFactor] = useState(challenge.factors[0]!.factor)
  const chosen = challenge.factors.find((each) => each.factor === factor)
  const [waits, setWaits] = useState<Waits>({})
  const place = useRef<HTMLDivElement>(null)
  // This form takes the focus, because the form that had it is gone. Touch screens are an
  // exception, because the keyboard would cover the form.
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return
    place.current?.querySelector<HTMLElement>('input[name=answer]')?.focus()
  }, [])
  return (
    <div ref={place} className="flex flex-col gap-4">
      <p className="text-body text-pretty text-muted">
        <Trans>
          You’re logging in from somewhere new. To keep your account safe, please confirm that it’s
          you.
        </Trans>
      </p>
      {challenge.factors.length > 1 && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{t`How to confirm`}</legend>
          {challenge.factors.map((each) => (
            <FactorChoice
              key={each.factor}
              factor={each.factor}
              chosen={each.factor === factor}
              onChoose={() => setFactor(each.factor)}
            />
          ))}
        </fieldset>
      )}
      <FactorAnswer
        key={factor}
        {...{ challengeId: challenge.challengeId, factor, hint: chosen?.hint, onDone }}
        wait={{
          until: waits[factor] ?? null,
          onUntil: (until) => setWaits((now) => ({ ...now, [factor]: until })),
        }}
        onOver={onBack}
      />
      <Button variant="quiet" onClick={() => onBack(null)}>
        <Trans>Back to login</Trans>
      </Button>
    </div>
  )
}

function FactorChoice({
  factor,
  chosen,
  onChoose,
}: {
  factor: SecondFactor
  chosen: boolean
  onChoose: () => void
}) {
  const { t } = useLingui()
  const { icon: Icon, name } = FACTORS[factor]
  return (
    <label className="flex min-h-thumb cursor-pointer items-center gap-2 rounded-control border p-3 text-label font-semibold has-checked:border-primary-mark has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input type="radio" name="factor" checked={chosen} onChange={onChoose} className="sr-only" />
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t(name)}</span>
    </label>
  )
}
