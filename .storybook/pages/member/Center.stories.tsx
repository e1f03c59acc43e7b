import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Entrance' }

export const Entrance = scene('member')
