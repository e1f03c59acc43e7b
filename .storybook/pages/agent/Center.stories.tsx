import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Entrance' }

export const Entrance = scene('agentHome')
