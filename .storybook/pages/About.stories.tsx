import { scene } from './scene.tsx'

export default { title: 'Pages/About the site', tags: ['!autodocs'] }

export const Affiliate = scene('affiliate')
export const App = scene('app')
export const Help = scene('help')
export const Mirrors = scene('mirrors')
export const Seamless = scene('seamless')
