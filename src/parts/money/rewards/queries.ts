import { read } from '#core/gateway/read.ts'
import { countRewards } from './api.ts'

export const rewardCountQuery = read(countRewards, {}, { tags: ['rewards'] })
