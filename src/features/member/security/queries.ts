import { read } from '#core/gateway/read.ts'
import {
  getProfile,
  getSecurity,
  getSocialTicket,
  listAvatars,
  listDevices,
  listLogins,
  listSocialAccounts,
} from './api.ts'

const security = { tags: ['security'] } as const

export const securityQuery = read(getSecurity, {}, security)
export const profileQuery = read(getProfile, {}, security)
export const avatarsQuery = read(listAvatars, {})
export const devicesQuery = read(listDevices, {}, security)
export const socialAccountsQuery = read(listSocialAccounts, {}, security)
export const socialTicketQuery = (ticket: string) => read(getSocialTicket, { ticket })

export const LOGINS_PER_PAGE = 20

export const loginsQuery = (pageNo: number) =>
  read(listLogins, { pageNo, pageSize: LOGINS_PER_PAGE }, { ...security, series: 'logins' })
