import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { refreshPlayer, refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { FIELD_INPUT } from '#parts/form/field-rules/fieldInput.ts'
import { FIELD_LABELS } from '#parts/form/field-rules/fieldLabels.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormDateField } from '#parts/form/FormDateField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { updateProfile } from './api.ts'
import { AvatarPicker } from './AvatarPicker.tsx'
import { Loaded } from './Loaded.tsx'
import { securityMessage } from './messages.ts'
import {
  EMPTY_PROFILE,
  makeProfileSchema,
  missingFields,
  RULED_AS,
  type ProfileFields,
} from './profileSchema.ts'
import { profileQuery } from './queries.ts'
import { PROFILE_FIELDS, type Profile, type ProfileField } from './schema.ts'
import { SubPage } from './SubPage.tsx'
import { useDone } from './useDone.ts'

/** The player's personal data. Values that are set are locked; missing values can be set once. */
export function ProfilePage() {
  const { t } = useLingui()
  const query = useQuery(profileQuery)
  return (
    <SubPage
      title={t`Personal data`}
      note={
        <Trans>
          What you have set can no longer be changed. If something is wrong, contact customer
          service.
        </Trans>
      }
    >
      <Loaded query={query}>
        {(profile) => (
          <div className="flex flex-col gap-6">
            <AvatarPicker chosen={profile.avatar} />
            <Locked profile={profile} />
            <Missing
              // After a field was saved, the key changes and a new form starts, because that field
              // is no longer asked for.
              key={PROFILE_FIELDS.filter((field) => profile[field] === null).join()}
              profile={profile}
            />
          </div>
        )}
      </Loaded>
    </SubPage>
  )
}

const DraftSchema = v.object(v.entriesFromList(PROFILE_FIELDS, v.string()))

/**
 * The draft of a set of fields. With other missing fields it would be the draft of another form.
 */
const draftOf = (fields: readonly ProfileField[]) =>
  makeTabDraft(`profile-${fields.join()}:v1`, DraftSchema)

/** Returns a function that formats a saved value of the profile for the player's language. */
function useWritten() {
  const { locale } = useLanguage()
  return (field: ProfileField, value: string | null | undefined) =>
    field === 'birthday' && value ? formatDay(value, locale) : value
}

function Locked({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const write = useWritten()
  const fields = PROFILE_FIELDS.filter((field) => profile[field] !== null)
  if (fields.length === 0) return null
  return (
    <dl className="flex flex-col divide-y divide-border card">
      {fields.map((field) => (
        <div key={field} className="relative flex min-w-0 flex-col py-3 ps-4 pe-12">
          <dt className="text-caption text-muted">{t(FIELD_LABELS[RULED_AS[field]])}</dt>
          <dd className="text-body wrap-anywhere">
            <span>{write(field, profile[field])}</span>
            <Lock
              aria-hidden="true"
              className="absolute end-4 top-1/2 size-4 -translate-y-1/2 text-muted"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Missing({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { rules, minimumAge } = useRegisterRules()
  const write = useWritten()
  const done = useDone()
  const queryClient = useQueryClient()
  const [checked, setChecked] = useState<Partial<ProfileFields>>()
  const fields = missingFields(profile, rules)
  const [draft] = useState(() => draftOf(fields))
  const store = useStore()
  const setNotice = useSetAtom(noticeAtom)
  if (fields.length === 0) return null
  if (!checked) {
    return <Fields {...{ fields, rules, minimumAge, draft }} onEntered={setChecked} />
  }
  const save = async () => {
    try {
      await updateProfile(checked)
    } catch (error) {
      if (!(error instanceof GatewayError && error.code === 'profile_locked')) throw error
      // What another page has set meanwhile is drawn, and the form asks for the other fields alone,
      // with what was entered there.
      setNotice({ message: securityMessage(error) })
      const asked = missingFields(
        await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }),
        rules,
      )
      const kept = asked.map((field) => [field, checked[field] ?? ''])
      store.set(draftOf(asked), { ...EMPTY_PROFILE, ...Object.fromEntries(kept) })
      refreshTagged(queryClient, 'security')
      setChecked(undefined)
      return
    }
    store.set(draft, null)
    refreshPlayer(queryClient)
    done(msg`Your personal data is saved.`, 'profile')
  }
  const filled = fields.filter((field) => checked[field])
  return (
    <CheckStep
      title={t`Is everything right?`}
      rows={filled.map((field) => ({
        label: t(FIELD_LABELS[RULED_AS[field]]),
        value: write(field, checked[field]),
      }))}
      notes={<Trans>It can’t be changed afterward. Please check every letter.</Trans>}
      onChange={() => setChecked(undefined)}
    >
      <SaveForm {...{ rules, minimumAge }} onSave={save} />
    </CheckStep>
  )
}

interface FieldsProps {
  fields: readonly ProfileField[]
  rules: RegisterRules
  minimumAge: number
  draft: DraftAtom<Partial<ProfileFields>>
  onEntered: (values: Partial<ProfileFields>) => void
}

function Fields({ fields, rules, minimumAge, draft, onEntered }: FieldsProps) {
  const { t } = useLingui()
  const today = useToday()
  const form = useGatewayForm({
    schema: makeProfileSchema(rules, { today, minimumAge }, fields[0]!),
    defaults: EMPTY_PROFILE,
    draft,
    keepsDraft: true,
    words: securityMessage,
    submit: async (values) => onEntered(values),
  })
  return (
    <Form form={form} action={t`Check and continue`} gap={5}>
      <h3 className="text-body font-semibold">
        <Trans>Not set yet</Trans>
      </h3>
      {fields.map((field) =>
        field === 'birthday' ? (
          <FormDateField
            key={field}
            form={form}
            name={field}
            label={t(FIELD_LABELS[field])}
            hint={t`${plural({ age: minimumAge }, { other: 'You must be at least #.' })}`}
            autoComplete="bday"
          />
        ) : (
          <FormTextField
            key={field}
            autoComplete="off"
            {...FIELD_INPUT[RULED_AS[field]]}
            form={form}
            name={field}
            subject={RULED_AS[field]}
            label={t(FIELD_LABELS[RULED_AS[field]])}
            hint={
              field === 'fullName' &&
              t`As your bank has it. It can’t be changed afterward, and all later accounts must be in this name.`
            }
            maxLength={255}
          />
        ),
      )}
    </Form>
  )
}

interface SaveProps extends Pick<FieldsProps, 'rules' | 'minimumAge'> {
  onSave: () => Promise<void>
}

function SaveForm({ rules, minimumAge, onSave }: SaveProps) {
  const { t } = useLingui()
  const form = useGatewayForm({
    schema: NothingSchema,
    defaults: {},
    words: (error) => {
      const [named] = Object.entries(readFieldFaults(error, { rules, minimumAge }))
      return named
        ? faultMessage(RULED_AS[named[0] as ProfileField], named[1])
        : securityMessage(error)
    },
    submit: onSave,
  })
  return (
    <Form
      form={form}
      action={t({
        message: 'Save permanently',
        comment: 'Button: saves data that cannot be changed later',
      })}
    >
      {null}
    </Form>
  )
}

const NothingSchema = v.object({})
