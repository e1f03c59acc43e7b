/** Kinds of devices that vendors distinguish, as a launch names them. */
export type Device = 'desktop' | 'mobile'

/** From this width on a game gets its desktop form. */
const DESKTOP = '(width >= 64rem)'

/** What a game is opened on. */
export function currentDevice(): Device {
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'
}
