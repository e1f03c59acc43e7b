import { atom } from 'jotai'

type Entrance = (to: string) => string

/** Each link shows the address of the app, as in the brand's default language. */
export const APP_ADDRESSES: { of: Entrance } = { of: (to) => to }

/**
 * Turns an address of the app into the one that its link shows: another language than the brand's
 * default has addresses of its own (decision 032), which the footer fills in as soon as it is there.
 */
export const entranceAtom = atom(APP_ADDRESSES)
