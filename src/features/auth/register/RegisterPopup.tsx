import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { popupAtom, type PopupProps } from '#core/popups/popups.ts'
import { useFeature } from '#core/system/permission.tsx'
import { usePopupBanner } from '#parts/banners/usePopupBanner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { registerDraftAtom } from './drafts.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { RegisterMethod } from './registerFields.ts'
import { useRegisterRules } from '#parts/field-rules/useRegisterRules.ts'

/** Registration over whatever page asks for it; leads to what asked for it, or home, as a player. */
export function RegisterPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const [popup, setPopup] = useAtom(popupAtom)
  const after = popup?.kind === 'register' ? popup.after : undefined
  const navigate = useNavigate()
  const banner = usePopupBanner('w_register')
  return (
    <Dialog title={t`Sign up`} closeLabel={t`Close`} onClose={onClose} banner={banner}>
      <div className="flex flex-col gap-4">
        <Registration
          onDone={() => {
            onClose()
            if (after) setPopup(after)
            else void navigate(paths.home, { replace: true })
          }}
        />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-label text-muted">
          <Trans>Already have an account?</Trans>
          <Link
            to={paths.login()}
            onClick={(event) => {
              // Only what was opened without an address: the way back leads to this one.
              setPopup(after ? { kind: 'login', after } : null)
              if (after) event.preventDefault()
            }}
            className="inline-flex min-h-thumb items-center rounded-control font-semibold text-primary-text underline-offset-2 hover:underline"
          >
            <Trans>Log in</Trans>
          </Link>
        </p>
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
        <Trans>New accounts aren’t open here right now. Please contact customer service.</Trans>
      </FormAlert>
    )
  }
  const method = methods.find((one) => one === draft.method) ?? first
  const form = <RegisterForm {...{ rules, minimumAge, method, onDone }} />
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
          <Trans>Part of this form didn’t load. You can sign up all the same, or try again.</Trans>
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
