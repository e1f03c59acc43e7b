import { scene } from './scene.tsx'

export default { title: 'Pages/Home', tags: ['!autodocs'] }

export const Whole = scene('home')
export const Announcement = scene('announcement')
export const Notices = scene('notices')
export const Chat = scene('chat')
export const Category = scene('lobby-category')
export const Drawer = scene('drawer')
export const Vendors = scene('vendors')
export const WholeLoading = scene('home-loading')
export const WholeFailing = scene('home-failing')
export const ForMembers = scene('home-member')
export const ChatOpen = scene('chat-open')
export const ChatFailing = scene('chat-failing')
