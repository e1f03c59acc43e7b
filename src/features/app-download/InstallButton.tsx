import { Trans } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Download } from 'lucide-react'
import { installOfferAtom } from '#core/platform/installOffer.ts'
import { Button } from '#ui/Button.tsx'

/** Installs the site as an app, where the browser offers it. */
export function InstallButton() {
  const [offer, setOffer] = useAtom(installOfferAtom)
  if (!offer) return null
  const install = () => {
    setOffer(null)
    void offer.prompt()
  }
  return (
    <Button size="lg" className="self-start max-sm:w-full" onClick={install}>
      <Download aria-hidden="true" className="size-5" />
      <Trans comment="Button: puts the site on the home screen of a phone or desktop">
        Add to home screen
      </Trans>
    </Button>
  )
}
