import { read } from '#core/gateway/read.ts'
import { getReferrer } from './api.ts'

export const referrerQuery = (code: string) => read(getReferrer, { code })
