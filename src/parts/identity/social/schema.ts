import * as v from 'valibot'

export const SOCIAL_PROVIDERS = ['line', 'telegram', 'facebook'] as const
export const SocialProviderSchema = v.picklist(SOCIAL_PROVIDERS)
export type SocialProvider = v.InferOutput<typeof SocialProviderSchema>

/** Names of companies, which no language translates. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  line: 'LINE',
  telegram: 'Telegram',
  facebook: 'Facebook',
}

/** The parameter in which the way back from a provider brings its ticket, or that it was cancelled. */
export const RETURN_PARAMETER = 'social'
export const CANCELLED = 'cancelled'
