import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Entrance', tags: ['!autodocs'] }

export const Entrance = scene('agentHome')
