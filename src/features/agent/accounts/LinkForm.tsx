import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useBrand } from '#core/brand/brand.ts'
import { readDay, useToday } from '#core/gateway/useToday.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormSelectField } from '#parts/form/FormSelectField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { NO_RATES } from '../rates.ts'
import { rateFaults } from './accountSchema.ts'
import { makeLinkDraft } from './drafts.ts'
import { KindField } from './KindField.tsx'
import { buildLinkSchema, linkFields, SPANS } from './linkSchema.ts'
import {
  accountMessage,
  CHANNEL_FAULTS,
  CODE_FAULTS,
  LAST_DAY_FAULTS,
  LIMIT_FAULTS,
} from './messages.ts'
import { RateFields } from './RateFields.tsx'
import { type AccountTerms, CHANNEL_LENGTH, type Invitation, type NewInvitation } from './schema.ts'
import { WordedField } from './WordedField.tsx'

interface Props {
  terms: AccountTerms
  /** The invitation link to change; left out for a new link. */
  link?: Invitation
  /** Saves the invitation link. Rejects with `GatewayError`. */
  save: (chosen: NewInvitation) => Promise<void>
}

/** Form for the rates of an invitation link, its kind of account and its last day. */
export function LinkForm({ terms: { rates: own }, link, save }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { timeZone } = useBrand()
  const today = useToday()
  const queryClient = useQueryClient()
  const given = useRef(NO_RATES)
  const store = useStore()
  const id = link?.id
  const isNew = id === undefined
  const draft = useMemo(() => makeLinkDraft(id), [id])
  const form = useGatewayForm({
    schema: buildLinkSchema({
      own,
      locale,
      // Today is read at each validation, because a form may stay open past midnight.
      today: () => readDay(timeZone),
      lastDay: link?.lastDay ?? null,
      isNew,
    }),
    // A field that the agent has emptied in the draft stays empty, because that removes the limit
    // or the last day of the link.
    defaults: { ...linkFields(link, NO_RATES), ...store.get(draft) },
    draft,
    mode: 'onTouched',
    words: accountMessage,
    faults: (error) => rateFaults(error, given.current, locale),
    onRefusal: ({ code }) => {
      if (code === 'rate_above_own') refreshTagged(queryClient, 'agent')
    },
    submit: async (chosen) => {
      given.current = chosen.rates
      await save(chosen)
    },
  })
  const span = useWatch({ control: form.control, name: 'span' }) as string
  const spanName = (value: (typeof SPANS)[number]) => {
    if (value === '') return t`No end date`
    if (value === 'day') return t`Until a day you choose`
    const days = Number(value)
    return t`${plural(days, { one: 'For # day', other: 'For # days' })}`
  }
  return (
    <div className="max-w-3xl">
      <Form
        form={form}
        action={isNew ? <Trans>Create the link</Trans> : <Trans>Save the changes</Trans>}
        gap={5}
      >
        {isNew && <KindField form={form} />}
        <div className="grid gap-5 md:grid-cols-2">
          <WordedField
            form={form}
            name="channel"
            label={t({
              message: 'Channel',
              comment: 'Where an invitation link is published, such as Facebook',
            })}
            faults={CHANNEL_FAULTS}
            required
            maxLength={CHANNEL_LENGTH}
            autoComplete="off"
            hint={t`Where you will share it, such as a group or a flyer. Only you see it.`}
          />
          {isNew && (
            <WordedField
              form={form}
              name="code"
              label={t({ message: 'Code', comment: 'An invitation code, which new members type' })}
              subject="code"
              faults={CODE_FAULTS}
              maxLength={16}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={t`Optional. If you leave it empty, we create one for you.`}
            />
          )}
        </div>
        <RateFields form={form} own={own} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <FormSelectField
            form={form}
            name="span"
            label={t({ message: 'Valid for', comment: 'Field: how long a link can be used' })}
            items={SPANS.map((value) => ({ value, label: spanName(value) }))}
          />
          {span === 'day' && (
            <WordedField
              form={form}
              name="lastDay"
              label={t({
                message: 'Last day',
                comment: 'Field: the last day on which a link can be used',
              })}
              subject="lastDay"
              faults={LAST_DAY_FAULTS}
              required
              type="date"
              min={today}
            />
          )}
          <WordedField
            form={form}
            name="usesLimit"
            label={t({
              message: 'Sign-up limit',
              comment: 'Field: how many people can sign up with a link',
            })}
            faults={LIMIT_FAULTS}
            inputMode="numeric"
            autoComplete="off"
            hint={t`Optional. If you leave it empty, there is no limit.`}
          />
        </div>
        {!isNew && (
          <p className="text-label text-pretty text-muted">
            <Trans>Changes apply to people who sign up from now on.</Trans>
          </p>
        )}
      </Form>
    </div>
  )
}
