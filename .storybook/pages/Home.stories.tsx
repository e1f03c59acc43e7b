import { scene } from './scene.tsx'

export default { title: 'Pages/Home', tags: ['!autodocs'] }

export const Home = scene('home')
export const Announcement = scene('announcement')
export const Notices = scene('notices')
export const Chat = scene('chat')
export const Category = scene('lobby-category')
export const Drawer = scene('drawer')
export const Vendors = scene('vendors')
export const Loading = scene('home-loading')
export const Failing = scene('home-failing')
export const Offline = scene('home-offline')
export const ForMembers = scene('home-member')
export const ChatOpen = scene('chat-open')
export const ChatFailing = scene('chat-failing')
export const LongWords = scene('home-long-words')
export const ChatLoading = scene('chat-loading')
export const ChatOffline = scene('chat-offline')
export const ChatEmpty = scene('chat-empty')
