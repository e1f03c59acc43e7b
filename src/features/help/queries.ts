import { read } from '#core/gateway/read.ts'
import { getFeedbackRules } from './api.ts'

export const feedbackRulesQuery = { ...read(getFeedbackRules, {}), staleTime: 10 * 60_000 }
