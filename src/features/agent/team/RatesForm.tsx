import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { RATE_GROUPS, type RateGroup, type Rates } from '../schema.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { memberMessage } from './messages.ts'
import { formatRate, listChanged, makeRatesSchema, writeRate } from './rates.ts'
import type { RateBounds } from './schema.ts'

interface Props {
  /** What was entered before. */
  rates: Rates
  current: Rates
  bounds: RateBounds
  onDone: (rates: Rates) => void
}

/** A rate for each kind of game, held to its bounds while it is typed. */
export function RatesForm({ rates, current, bounds, onDone }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const [isSame, setSame] = useState(false)
  const write = (rate: number) => formatRate(rate, locale)
  const form = useGatewayForm({
    schema: makeRatesSchema(bounds, write),
    defaults: Object.fromEntries(
      RATE_GROUPS.map((group) => [group, writeRate(rates[group])]),
    ) as Record<RateGroup, string>,
    mode: 'onTouched',
    words: memberMessage,
    submit: async (entered) => {
      const changed = listChanged(current, entered)
      setSame(changed.length === 0)
      if (changed.length > 0) onDone(entered)
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-label text-pretty text-muted">
        <Trans>
          A downline earns this part of the valid bets of its team. Between what it gave on and your
          own rate; you earn the difference.
        </Trans>
      </p>
      {isSame && (
        <FormAlert tone="info">
          <Trans>These are the rates that the downline has already.</Trans>
        </FormAlert>
      )}
      <Form form={form} action={<Trans>Continue</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          {RATE_GROUPS.map((group) => (
            <FormTextField
              key={group}
              form={form}
              name={group}
              subject="amount"
              label={t(RATE_NAMES[group])}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={`${write(bounds.min[group])} – ${write(bounds.max[group])}`}
              end={<span className="pe-4 text-label text-muted">%</span>}
            />
          ))}
        </div>
      </Form>
    </div>
  )
}
