import { read } from '#core/gateway/read.ts'
import { getMemberIcon, getMemberInfo, getUnreadCount } from './api.ts'

export const memberInfoQuery = read(getMemberInfo, {}, { tags: ['promotions'] })
export const memberIconQuery = read(getMemberIcon, {})
export const unreadCountQuery = read(getUnreadCount, {}, { tags: ['messages'] })
