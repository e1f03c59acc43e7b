import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate, lowerRates, NO_RATES, readRateWithin, typeRates } from '../rates.ts'
import { RATE_GROUPS, type Rates, type RateTexts } from '../schema.ts'
import { WordedField } from './WordedField.tsx'

interface Props {
  form: GatewayForm<RateTexts>
  /** The agent's own rates. No downline may have a higher rate. */
  own: Rates
}

/** A downline's proposed rate is this much below the agent's own, in hundredths of a percent. */
const STEP = 10

/**
 * Fields for a downline's rate in each kind of games, with the highest rate that the agent may
 * give.
 */
export function RateFields({ form, own }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (rate: number) => formatRate(rate, locale)
  const take = (rates: Rates) => {
    const texts = typeRates(rates)
    for (const group of RATE_GROUPS) {
      form.replace(group, texts[group])
      form.validate(group)
    }
  }
  const step = write(STEP)
  /**
   * While the agent types, only a rate outside its bounds is an error, because a number may be
   * half typed.
   */
  const validate =
    (max: number) =>
    (text: string): Fault | undefined => {
      const { fault } = readRateWithin(text, { max, locale })
      return fault?.kind === 'amountTooHigh' ? fault : undefined
    }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 text-label font-semibold">
        <Trans>Rates</Trans>
      </legend>
      <p className="text-caption text-pretty text-muted">
        <Trans>
          What the newcomer earns on valid bets, by type of game. You earn the rest, up to your own
          rate.
        </Trans>
      </p>
      <div
        role="group"
        aria-label={t({ message: 'Starting rates', comment: 'Name of buttons that fill in rates' })}
        className="flex flex-wrap gap-2"
      >
        <Button variant="outline" size="sm" className="min-h-thumb" onClick={() => take(own)}>
          <Trans>Same as mine</Trans>
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="min-h-thumb"
          onClick={() => take(lowerRates(own, STEP))}
        >
          <Trans>All {{ rate: step }} below mine</Trans>
        </Button>
        <Button variant="outline" size="sm" className="min-h-thumb" onClick={() => take(NO_RATES)}>
          <Trans comment="Button that sets all rates to nothing">None</Trans>
        </Button>
      </div>
      <div className="grid gap-4 min-[30rem]:grid-cols-2 xl:grid-cols-3">
        {RATE_GROUPS.map((group) => {
          const bound = write(own[group])
          return (
            <WordedField
              key={group}
              form={form}
              name={group}
              label={t(RATE_NAMES[group])}
              subject="rate"
              validate={validate(own[group])}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={t({
                message: `Up to ${bound}`,
                comment: 'Hint of a field: the highest rate that can be entered',
              })}
              end={
                <span aria-hidden="true" className="self-center pe-4 text-label text-muted">
                  %
                </span>
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
