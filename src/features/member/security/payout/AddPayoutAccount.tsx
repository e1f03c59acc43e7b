import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useMemo, useState } from 'react'
import { leadBackTo, useDetour } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { usePlace } from '#core/navigation/usePlace.ts'
import { buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Loaded } from '../Loaded.tsx'
import type { SecurityPageProps } from '../pageProps.ts'
import { SubPage } from '../SubPage.tsx'
import { KIND_NAMES } from './messages.ts'
import { PayoutCheck } from './PayoutCheck.tsx'
import { PayoutForm } from './PayoutForm.tsx'
import { makePayoutDraft, type PayoutValues } from './payoutSchema.ts'
import { institutionsQuery, payoutAccountsQuery } from './queries.ts'
import { PAYOUT_KINDS, type Institution, type PayoutKind } from './schema.ts'

const FORM_PLACE = 'bank-accounts/new'
const FORM_PATH = paths.member('securityCenter', FORM_PLACE)
const CHECK_PLACE = `${FORM_PLACE}/check`

/**
 * Adds a payout account in four steps: its kind, its details, a review and the payment password.
 */
export function AddPayoutAccount({ security }: SecurityPageProps) {
  const { t } = useLingui()
  const institutions = useQuery(institutionsQuery)
  const known = useQuery(payoutAccountsQuery)
  const detour = useDetour()
  return (
    <SubPage title={t`Add an account`} above="bank-accounts">
      {security.paymentPassword.isSet ? (
        <Loaded query={institutions}>
          {(offered) => (
            <Loaded query={known}>
              {({ payeeName, coolDownHours }) => (
                <Steps
                  institutions={offered.institutions}
                  payeeName={payeeName}
                  coolDownHours={coolDownHours}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      ) : (
        <FormAlert
          tone="info"
          action={
            <Link
              to={paths.member('securityCenter', 'payment-password')}
              state={leadBackTo(FORM_PATH, detour)}
              className={buttonClass({ size: 'md' })}
            >
              <Trans>Set a payment password</Trans>
            </Link>
          }
        >
          <Trans>Set a payment password first: it protects where your money goes.</Trans>
        </FormAlert>
      )}
    </SubPage>
  )
}

interface StepsProps {
  institutions: readonly Institution[]
  payeeName: string | null
  coolDownHours: number
}

function Steps({ institutions, payeeName, coolDownHours }: StepsProps) {
  const { t } = useLingui()
  const kinds = PAYOUT_KINDS.filter((kind) => institutions.some((one) => one.kind === kind))
  const [kind, setKind] = useState<PayoutKind>(kinds[0] ?? 'crypto')
  const [entered, setEntered] = useState<{ kind: PayoutKind; values: PayoutValues }>()
  const reviewStep = useReviewStep(FORM_PATH, paths.member('securityCenter', CHECK_PLACE))
  const isChecking = usePlace().place === CHECK_PLACE
  const draft = useMemo(() => makePayoutDraft(kind), [kind])
  const store = useStore()
  // The rules for the payee's name load in advance, while the player looks at the first step.
  const { payeeName: nameRule } = useRegisterRules().rules
  const own = institutions.filter((one) => one.kind === kind)
  if (isChecking) {
    if (!entered) return <Redirect to={FORM_PATH} />
    return (
      <PayoutCheck
        {...{ payeeName, coolDownHours }}
        kind={entered.kind}
        entered={entered.values}
        institution={institutions.find(
          ({ kind: of, code }) => of === entered.kind && code === entered.values.institution,
        )!}
        onChange={reviewStep.leave}
        onAdded={() => store.set(draft, null)}
      />
    )
  }
  const form = (
    <PayoutForm
      key={kind}
      {...{ kind, nameRule, payeeName, draft }}
      institutions={own}
      onEntered={(values) => {
        setEntered({ kind, values })
        reviewStep.open()
      }}
    />
  )
  if (kinds.length < 2) return form
  return (
    <Tabs
      label={t({
        message: 'Account type',
        comment: 'Label: bank account, e-wallet or crypto address',
      })}
      items={kinds.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
      value={kind}
      onChange={setKind}
    >
      {form}
    </Tabs>
  )
}
