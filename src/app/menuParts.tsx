export { CategoryNav } from './shell/CategoryNav.tsx'
export { SideDrawer } from './shell/SideDrawer.tsx'
export { SideMenu } from './shell/SideMenu.tsx'
export { WideTools } from './shell/WideTools.tsx'
