import { lazyParts } from '#core/navigation/lazyScreen.ts'

/** For every visitor, as soon as the browser rests. */
const laterPart = lazyParts(() => import('./laterParts.tsx'))
export const { Component: AnnouncementHost } = laterPart('AnnouncementHost')
export const footer = laterPart('Footer')
export const popupStack = laterPart('PopupStack')
export const { Component: Toasts } = laterPart('Toasts')

/** Beside and above the page on wide screens, and in the drawer of phones. */
const menuPart = lazyParts(() => import('./menuParts.tsx'))
export const { Component: CategoryNav } = menuPart('CategoryNav')
export const sideDrawer = menuPart('SideDrawer')
export const { Component: SideMenu } = menuPart('SideMenu')
export const { Component: WideTools } = menuPart('WideTools')

/** For those who are logged in. */
const playerPart = lazyParts(() => import('./playerParts.tsx'))
export const { Component: AccountBar } = playerPart('AccountBar')
export const { Component: PromoCount } = playerPart('PromoCount')
export const { Component: SessionKeeper } = playerPart('SessionKeeper')
export const { Component: TrialStrip } = playerPart('TrialStrip')

/** Not every brand has agents. */
const agentPart = lazyParts(() => import('./shell/agentParts.tsx'))
export const { Component: AgentHeader } = agentPart('AgentHeader')
export const { Component: ContractWatch } = agentPart('ContractWatch')

/** What few visits see in the place of a page. */
const rareState = lazyParts(() => import('./states/rareStates.tsx'))
export const { Component: BlockedScreen } = rareState('BlockedScreen')
export const { Component: InvalidHostScreen } = rareState('InvalidHostScreen')
export const { Component: MaintenanceScreen } = rareState('MaintenanceScreen')
export const { Component: MirrorList } = rareState('MirrorList')
export const { Component: NotFoundScreen } = rareState('NotFoundScreen')
