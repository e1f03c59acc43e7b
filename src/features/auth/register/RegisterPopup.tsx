import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { mark } from '#core/platform/mark.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useAfterLogin } from '#core/navigation/useAfterLogin.ts'
import { useFeature } from '#core/system/permission.tsx'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { EntranceLink } from '../login/EntranceLink.tsx'
import { LicenceLine } from '#parts/content/LicenceLine.tsx'
import { usePopupBanner } from '../usePopupBanner.tsx'
import { InvitedBy } from '#parts/invitations/InvitedBy.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'
import { registerDraftAtom } from './drafts.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { RegisterMethod } from './registerFields.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'

/**
 * The registration popup over the page. After the registration it opens the page that the visitor
 * wanted, or the home page.
 */
export function RegisterPopup({ returnTo, after, onClose }: PopupProps<'register'>) {
  const { t } = useLingui()
  const banner = usePopupBanner('w_register', onClose)
  const wanted = { returnTo, after }
  const goOn = useAfterLogin('registration', wanted)
  useEffect(() => mark('funnel', { step: 'sign-up started' }), [])
  return (
    <Dialog
      title={t`Sign up`}
      closeLabel={t`Close`}
      onClose={onClose}
      {...banner}
      aside={<LanguageSelect />}
    >
      <div className="flex flex-col gap-4">
        <InvitedBy />
        <InvitationNotice />
        <Registration onDone={goOn} />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-label text-muted">
          <Trans>Already have an account?</Trans>
          <EntranceLink to={{ kind: 'login', ...wanted }}>
            <Trans>Log in</Trans>
          </EntranceLink>
        </p>
        <LicenceLine className="justify-center text-center text-caption text-muted" />
      </div>
    </Dialog>
  )
}

function Registration({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [draft, setDraft] = useAtom(registerDraftAtom)
  const byUsername = useFeature('usernameRegistration')
  const byMobile = useFeature('mobileRegistration')
  const { rules, minimumAge, pending, incomplete, retry } = useRegisterRules()
  if (pending || byUsername === 'loading' || byMobile === 'loading') return <FormSkeleton />

  const methods: RegisterMethod[] = [
    ...(byUsername === 'on' ? (['username'] as const) : []),
    ...(byMobile === 'on' ? (['mobile'] as const) : []),
  ]
  const [first] = methods
  if (!first) {
    return (
      <FormAlert tone="info">
        <Trans>You can’t sign up here right now. Please contact customer service.</Trans>
      </FormAlert>
    )
  }
  const method = methods.find((one) => one === draft.method) ?? first
  // Each registration method has its own form, because the errors of one do not apply to the other.
  const form = <RegisterForm key={method} {...{ rules, minimumAge, method, onDone }} />
  return (
    <>
      {incomplete && (
        <FormAlert
          tone="warning"
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Part of this form didn’t load. You can still sign up, or try again.</Trans>
        </FormAlert>
      )}
      {methods.length === 1 ? (
        form
      ) : (
        <Tabs
          label={t`How to sign up`}
          items={[
            { value: 'username', label: t`Username` },
            { value: 'mobile', label: t`Mobile number` },
          ]}
          value={method}
          onChange={(next) => setDraft({ method: next })}
        >
          {form}
        </Tabs>
      )}
    </>
  )
}

function FormSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-control-lg rounded-control" />
      ))}
    </div>
  )
}
