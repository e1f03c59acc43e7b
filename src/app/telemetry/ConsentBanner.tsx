import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { Button } from '#ui/Button.tsx'
import { answerConsentAtom, isConsentOpenAtom } from './consentAtoms.ts'

/**
 * Asks whether the page may report what happens in the visit. Both answers are equally easy to give,
 * and the page can be used without an answer. It waits while a popup is open, which would cover it
 * and keep it from being pressed.
 */
export function ConsentBanner() {
  const { t } = useLingui()
  const isOpen = useAtomValue(isConsentOpenAtom)
  const answer = useSetAtom(answerConsentAtom)
  const isCovered = useOpenPopups().length > 0
  if (!isOpen || isCovered) return null
  return (
    <section
      aria-label={t({ message: 'Usage data', comment: 'Name of the question about usage data' })}
      className="fixed inset-x-4 bottom-22 z-40 mx-auto flex max-h-[60dvh] max-w-2xl flex-col gap-3 overflow-y-auto popup p-4 lg:bottom-6"
    >
      <p className="text-label text-pretty">
        <Trans>
          May we collect errors and usage data to improve this site? It never includes your name,
          your account or your money.
        </Trans>
      </p>
      <Link
        to={paths.help('privacy')}
        className="inline-flex min-h-thumb items-center self-start text-label text-primary-text underline underline-offset-4"
      >
        <Trans comment="Link in the footer: the privacy policy">Privacy</Trans>
      </Link>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={() => answer('refused')}>
          <Trans comment="Button: the site may not collect usage data">Refuse</Trans>
        </Button>
        <Button variant="outline" onClick={() => answer('granted')}>
          <Trans comment="Button: the site may collect usage data">Allow</Trans>
        </Button>
      </div>
    </section>
  )
}
