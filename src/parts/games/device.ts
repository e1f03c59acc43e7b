/** Kinds of devices that vendors distinguish, as a launch names them. */
export type Device = 'desktop' | 'mobile'

/** From this page width on, a game is launched in its desktop version. */
const DESKTOP = '(width >= 64rem)'

/** Returns the kind of device that a launch reports to the gateway. */
export function currentDevice(): Device {
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'
}
