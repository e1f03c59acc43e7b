import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { Form } from '#parts/form/Form.tsx'
import { useOperation } from '#core/operations/useOperation.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import * as v from 'valibot'
import { formatRate, listChanged } from '../rates.ts'
import type { RateBounds, Rates } from '../schema.ts'
import { updateDownlineRates } from './api.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { memberMessage } from './messages.ts'

interface Props {
  id: string
  bounds: RateBounds
  before: Rates
  after: Rates
  onChange: () => void
  onRefused: (error: GatewayError) => void
  onDone: () => void
}

/** The review step of new commission rates: each change, and the share that the agent keeps. */
export function RatesCheck({ id, bounds, before, after, onChange, onRefused, onDone }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)
  const { send } = useOperation({ kind: `rates-${id}`, call: updateDownlineRates })
  const write = (rate: number) => formatRate(rate, locale)
  const form = useGatewayForm({
    schema: v.object({}),
    defaults: {},
    words: memberMessage,
    onRefusal: (error) => {
      onRefused(error)
      if (error.code === 'rates_out_of_bounds') refreshTagged(queryClient, 'agent')
    },
    submit: async () => {
      await send({ id, rates: after })
      refreshTagged(queryClient, 'agent')
      notify({ message: msg`The new rates apply from tomorrow.` })
      onDone()
    },
  })
  return (
    <CheckStep
      title={<Trans>Check the new rates</Trans>}
      rows={listChanged(before, after).map((group) => {
        const kept = write(bounds.max[group] - after[group])
        return {
          label: t(RATE_NAMES[group]),
          value: (
            <span className="flex flex-col items-end">
              <strong>{`${write(before[group])} → ${write(after[group])}`}</strong>
              <span className="text-caption text-muted">
                <Trans comment="The part of a rate that stays with the agent">
                  You keep {kept}
                </Trans>
              </span>
            </span>
          ),
        }
      })}
      notes={
        <Trans>
          The new rates apply from tomorrow. Today’s bets still earn at the current rates, and
          earlier earnings don’t change.
        </Trans>
      }
      onChange={onChange}
    >
      <Form form={form} action={<Trans>Set these rates</Trans>}>
        {null}
      </Form>
    </CheckStep>
  )
}
