import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate, listChanged, makeRateEntries, typeRates } from '../rates.ts'
import { RATE_GROUPS, type RateBounds, type Rates, type RateTexts } from '../schema.ts'
import { memberMessage } from './messages.ts'

interface Props {
  rates: Rates
  bounds: RateBounds
  draft: DraftAtom<Partial<RateTexts>>
  /** Why the gateway refused the last change of rates; null if it did not. */
  refusal: GatewayError | null
  onDone: () => void
}

/**
 * Fields for a downline's commission rates, each checked against its bounds while the agent
 * types.
 */
export function RatesForm({ rates, bounds, draft, refusal, onDone }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const store = useStore()
  const [isSame, setSame] = useState(false)
  const write = (rate: number) => formatRate(rate, locale)
  const form = useGatewayForm({
    schema: v.object(makeRateEntries(bounds, locale)),
    defaults: typeRates(rates),
    draft,
    keepsDraft: true,
    earlier: refusal,
    mode: 'onTouched',
    words: memberMessage,
    submit: async (entered) => {
      const changed = listChanged(rates, entered)
      setSame(changed.length === 0)
      if (changed.length === 0) return
      // The draft also keeps rates that the agent never changed.
      store.set(draft, typeRates(entered))
      onDone()
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-label text-pretty text-muted">
        <Trans>
          A downline earns this share of their team’s valid bets. Choose a rate between the highest
          rate they passed on and your own; you earn the difference.
        </Trans>
      </p>
      {isSame && (
        <FormAlert tone="info">
          <Trans>The downline already has these rates.</Trans>
        </FormAlert>
      )}
      <Form form={form} action={<Trans>Continue</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          {RATE_GROUPS.map((group) => (
            <FormTextField
              key={group}
              form={form}
              name={group}
              subject="rate"
              label={t(RATE_NAMES[group])}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={`${write(bounds.min[group])} – ${write(bounds.max[group])}`}
              end={<span className="flex items-center pe-4 text-label text-muted">%</span>}
            />
          ))}
        </div>
      </Form>
    </div>
  )
}
