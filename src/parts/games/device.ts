/** Kinds of devices that vendors distinguish, as a launch names them. */
export type Device = 'desktop' | 'mobile'

/** From this width on a game gets its desktop form. */
const DESKTOP = '(width >= 64rem)'

/** The kind of device that a launch reports. */
export function currentDevice(): Device {
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'
}
