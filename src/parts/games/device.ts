/** Kinds of devices that vendors distinguish; a launch sends one of them. */
export type Device = 'desktop' | 'mobile'

/** Media query of pages on which games are launched in their desktop version. */
const DESKTOP = '(width >= 64rem)'

/** Returns the kind of device that a launch reports to the gateway. */
export function currentDevice(): Device {
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'
}
