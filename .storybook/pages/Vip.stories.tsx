import { scene } from './scene.tsx'

export default { title: 'Pages/VIP', tags: ['!autodocs'] }

export const Levels = scene('vip')
export const OwnLevel = scene('vip-own')
export const Loading = scene('vip-loading')
export const Failing = scene('vip-failing')
export const Empty = scene('vip-empty')
export const TopLevel = scene('vip-top')
export const Offline = scene('vip-offline')
export const LongWords = scene('vip-long-words')
