import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { openPopupAtom, type PopupProps } from '#core/popups/popups.ts'
import { identityAtom } from '#core/session/session.ts'
import { useAfterLogin } from '#core/navigation/useAfterLogin.ts'
import { usePopupBanner } from '../usePopupBanner.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { EntranceLink } from './EntranceLink.tsx'
import { FreePlayButton } from './FreePlayButton.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login popup over the page. After the login it opens the page that the visitor wanted. */
export function LoginPopup({ returnTo, after, onClose }: PopupProps<'login'>) {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const banner = usePopupBanner('w_login', onClose)
  const wanted = { returnTo, after }
  const goOn = useAfterLogin('login', wanted)
  return (
    <Dialog
      title={t`Log in`}
      closeLabel={t`Close`}
      onClose={onClose}
      {...banner}
      aside={<LanguageSelect />}
    >
      <LoginForm
        portal="member"
        returnTo={returnTo}
        onDone={goOn}
        onForgotten={() => openPopup({ kind: 'forgotPassword', portal: 'member', ...wanted })}
      >
        {!isTrial && <FreePlayButton onDone={goOn} />}
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-label text-muted">
          <Trans comment="Before the button to sign up">New here?</Trans>
          <EntranceLink to={{ kind: 'register', ...wanted }}>
            <Trans>Sign up</Trans>
          </EntranceLink>
        </p>
      </LoginForm>
    </Dialog>
  )
}
