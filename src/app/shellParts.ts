import { lazyParts } from '#core/navigation/lazyScreen.ts'

/** Components that load for every visitor once the browser is idle. */
const laterPart = lazyParts(() => import('./laterParts.tsx'))
export const { Component: AnnouncementHost } = laterPart('AnnouncementHost')
export const { Component: BrandExtras } = laterPart('BrandExtras')
export const { Component: EmptyArt } = laterPart('EmptyArt')
export const footer = laterPart('Footer')
export const { Component: GameAhead } = laterPart('GameAhead')
export const popupStack = laterPart('PopupStack')
export const { Component: Toasts } = laterPart('Toasts')

/** Components that load on wide screens, and on phones when the side menu opens. */
const menuPart = lazyParts(() => import('./menuParts.tsx'))
export const { Component: CategoryNav } = menuPart('CategoryNav')
export const { Component: HeaderSearch } = menuPart('HeaderSearch')
export const sideDrawer = menuPart('SideDrawer')
export const { Component: SideMenu } = menuPart('SideMenu')
export const { Component: SideRail } = menuPart('SideRail')
export const { Component: WideTools } = menuPart('WideTools')

/** Components that load once a session has begun. */
const playerPart = lazyParts(() => import('./playerParts.tsx'))
export const { Component: AccountBar } = playerPart('AccountBar')
export const { Component: PromoCount } = playerPart('PromoCount')
export const { Component: SessionKeeper } = playerPart('SessionKeeper')
export const { Component: TrialStrip } = playerPart('TrialStrip')

/**
 * Components of the agents' pages; a brand without agents does not get this file
 * (`src/features/agent/feature.ts`).
 */
const agentPart = lazyParts(() => import('./shell/agentParts.tsx'))
export const { Component: AgentHeader } = agentPart('AgentHeader')
export const { Component: ContractWatch } = agentPart('ContractWatch')

/**
 * Components that few visits need, such as the maintenance screen; most of them replace the whole
 * site.
 */
const rareState = lazyParts(() => import('./states/rareStates.tsx'))
export const { Component: BlockedScreen } = rareState('BlockedScreen')
export const { Component: InvalidHostScreen } = rareState('InvalidHostScreen')
export const { Component: MaintenanceScreen } = rareState('MaintenanceScreen')
export const { Component: MirrorList } = rareState('MirrorList')
export const { Component: NotFoundScreen } = rareState('NotFoundScreen')
