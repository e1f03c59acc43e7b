import { read } from '#core/gateway/read.ts'
import { listSocialProviders } from './api.ts'

export const socialProvidersQuery = read(listSocialProviders, {})
