import { atom, type createStore } from 'jotai'

/** Event by which Chromium offers to install the site as an app; TypeScript does not know it. */
export interface InstallOffer extends Event {
  /** Asks the player; it may be called once. */
  prompt(): Promise<unknown>
}

/** The browser's offer to install the site; null while it makes none, as Safari never does. */
export const installOfferAtom = atom<InstallOffer | null>(null)

/** Keeps the browser's offer, which comes once and before the page of apps has loaded. */
export function watchInstallOffer(store: ReturnType<typeof createStore>): void {
  const keep = (offer: Event | null) => store.set(installOfferAtom, offer as InstallOffer | null)
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', () => keep(null))
}
