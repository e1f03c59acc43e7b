import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { installOfferAtom } from '#core/platform/installOffer.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { InstallButton } from './InstallButton.tsx'

interface Props {
  /** Called when the player wants no such offer on this device. */
  onDecline: () => void
  /** Called when a link of the offer was followed. */
  onNavigate?: (() => void) | undefined
}

/**
 * Offers to put the site on the home screen: by the browser's own question where it has one, else,
 * as in Safari on an iPhone, by words and the way to the drawn steps.
 */
export function InstallOffer({ onDecline, onNavigate }: Props) {
  const { t } = useLingui()
  const { name } = useBrand()
  const mayAsk = useAtomValue(installOfferAtom) !== null
  return (
    <div className="flex flex-col gap-3 rounded-panel border border-border bg-raised p-3">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="text-label font-semibold text-balance">
            <Trans comment="Title of a small offer in the menu; {name} is the site">
              Keep {name} on your home screen
            </Trans>
          </p>
          <p className="text-caption text-pretty text-muted">
            {mayAsk ? (
              <Trans>One tap opens it. Nothing to download or update.</Trans>
            ) : (
              <Trans>Tap the share button, then “Add to Home Screen”.</Trans>
            )}
          </p>
        </div>
        <IconButton
          label={t({
            message: 'No, thanks',
            comment: 'Button: closes the offer to put the site on the home screen',
          })}
          className="-me-2 -mt-2"
          onClick={onDecline}
        >
          <X className="size-5" />
        </IconButton>
      </div>
      {mayAsk ? (
        <InstallButton variant="soft" size="sm" block />
      ) : (
        <Link
          to={`${paths.app}#homeScreen`}
          onClick={onNavigate}
          className={buttonClass({ variant: 'soft', size: 'sm', block: true })}
        >
          <Trans>How to install it, step by step</Trans>
        </Link>
      )}
    </div>
  )
}
