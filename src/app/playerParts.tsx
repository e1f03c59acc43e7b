export { SessionKeeper } from './session/SessionKeeper.tsx'
export { AccountBar } from './shell/account/AccountBar.tsx'
export { TrialStrip } from './shell/account/TrialStrip.tsx'
export { PromoCount } from './shell/PromoCount.tsx'
