import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { usePermission } from '#core/system/permission.tsx'
import { countryCodesQuery } from '#core/system/queries.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormSelectField } from '#parts/form/FormSelectField.tsx'
import { FormTextArea } from '#parts/form/FormTextArea.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { applyAsAffiliate, CHANNELS, MESSAGE_LENGTH, PLAN_KINDS, TRAFFIC } from './api.ts'
import { ApplicationFormSchema } from './applicationSchema.ts'
import { applicationDraftAtom, EMPTY_APPLICATION } from './atoms.ts'
import { CHANNEL_NAMES, PLANS, TRAFFIC_NAMES } from './messages.ts'

const WORDS: Record<string, MessageDescriptor> = {
  application_exists: msg`We already have an application with this contact. A manager will be in touch.`,
  human_check_failed: msg`Please complete the verification first.`,
  too_many_requests: msg`Too many attempts just now. Please try again later.`,
}
const words = (error: GatewayError) => WORDS[error.code] ?? gatewayErrorMessage(error)

/**
 * The application form for affiliates. Its values are kept while the applicant visits other
 * pages.
 */
export function AffiliateForm({ onSent }: { onSent: (reference: string) => void }) {
  const { t } = useLingui()
  const human = useHumanProof()
  const countries = useCountryItems()
  const here = usePermission().data?.location.country ?? ''
  const { send } = useOperation({ kind: 'affiliate', call: applyAsAffiliate })
  const form = useGatewayForm({
    schema: ApplicationFormSchema,
    defaults: { ...EMPTY_APPLICATION, country: here },
    draft: applicationDraftAtom,
    words,
    submit: async ({ message, ...fields }) => {
      const entered = { ...fields, ...(message && { message }) }
      const prepare = async () => {
        const proof = await human.prove()
        return { ...entered, ...(proof && { human: proof }) }
      }
      const { reference } = await send(entered, { prepare })
      onSent(reference)
    },
  })
  return (
    <Form form={form} action={t`Send the application`} gap={5}>
      <FormTextField
        form={form}
        name="name"
        required
        label={t`Your name or company`}
        autoComplete="organization"
        maxLength={80}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-3">
        <FormSelectField
          form={form}
          name="channel"
          revalidates="contact"
          required
          label={t`Contact me by`}
          items={CHANNELS.map((value) => {
            const name = CHANNEL_NAMES[value]
            return { value, label: typeof name === 'string' ? name : t(name) }
          })}
        />
        <FormTextField
          form={form}
          name="contact"
          required
          label={t`Your address, number or name`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </div>
      <FormSelectField
        form={form}
        name="country"
        required
        label={t`Country of most of your players`}
        placeholder={t({
          message: 'Please choose',
          comment: 'In a field with choices, as long as none is chosen',
        })}
        items={countries}
      />
      <FormSelectField
        form={form}
        name="traffic"
        required
        label={t`Where do they come from?`}
        placeholder={t`Please choose`}
        items={TRAFFIC.map((value) => ({ value, label: t(TRAFFIC_NAMES[value]) }))}
      />
      <FormSelectField
        form={form}
        name="plan"
        required
        label={t({
          message: 'Preferred plan',
          comment: 'Field of an application: which plan the applicant wants',
        })}
        placeholder={t`Please choose`}
        items={PLAN_KINDS.map((value) => ({ value, label: t(PLANS[value].name) }))}
      />
      <FormTextArea
        form={form}
        name="message"
        label={t({
          message: 'Anything to add?',
          comment: 'Field of an application: what the applicant wants to add',
        })}
        hint={t`Such as your site, your channel, or how many people follow you.`}
        maxLength={MESSAGE_LENGTH}
        rows={4}
      />
      {human.element}
    </Form>
  )
}

/** The countries that the gateway serves, by their names in the page's language. */
function useCountryItems() {
  const { locale } = useLanguage()
  const here = usePermission().data?.location.country
  const { data } = useQuery(countryCodesQuery)
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    const codes = new Set([...(data ?? []).map(({ countryCode }) => countryCode), here])
    return [...codes]
      .filter((code) => code !== undefined)
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [data, here, locale])
}
