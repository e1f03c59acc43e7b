import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Entrance', tags: ['!autodocs'] }

export const Entrance = scene('member')
