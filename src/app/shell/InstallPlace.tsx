import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { installOfferAtom } from '#core/platform/installOffer.ts'
import { localStore } from '#lib/storage.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

const DECLINED_KEY = 'install-declined:v1'

const { Component: InstallOffer } = lazyScreen(
  'InstallOffer',
  () => import('#features/app-download/appParts.tsx'),
)

/**
 * Whether the page is in a browser of an iPhone or iPad, which never offers to install a site. Only
 * these name `standalone`; windows that apps open for a page do not call themselves Safari.
 */
const isInSafari = () =>
  (navigator as { standalone?: boolean }).standalone === false &&
  /safari/i.test(navigator.userAgent)

/**
 * Place in the menu for the offer to put the site on the home screen, which loads only where it can
 * be followed. Who declines it once never sees it again on this device.
 */
export function InstallPlace({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const mayAsk = useAtomValue(installOfferAtom) !== null
  const [isDeclined, setDeclined] = useState(() => localStore.get(DECLINED_KEY) !== null)
  if (isDeclined || !(mayAsk || isInSafari())) return null
  const decline = () => {
    localStore.set(DECLINED_KEY, 'yes')
    setDeclined(true)
  }
  return (
    <LazyPart failure="hide">
      <InstallOffer onDecline={decline} onNavigate={onNavigate} />
    </LazyPart>
  )
}
