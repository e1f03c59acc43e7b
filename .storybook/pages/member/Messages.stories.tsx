import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Messages', tags: ['!autodocs'] }

export const Full = scene('member-messageV2')
export const Empty = scene('member-messageV2-empty')
export const Loading = scene('member-messageV2-loading')
export const Failing = scene('member-messageV2-failing')
