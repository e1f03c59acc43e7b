import { Trans } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { installOfferAtom } from '#core/platform/installOffer.ts'
import { Button } from '#ui/Button.tsx'

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'block' | 'className'>

/** Installs the site as an app, where the browser offers it. */
export function InstallButton(look: Look) {
  const [offer, setOffer] = useAtom(installOfferAtom)
  if (!offer) return null
  const install = () => {
    setOffer(null)
    void offer.prompt()
  }
  return (
    <Button {...look} onClick={install}>
      <Download aria-hidden="true" className="size-5" />
      <Trans comment="Button: puts the site on the home screen of a phone or desktop">
        Add to home screen
      </Trans>
    </Button>
  )
}
