import * as v from 'valibot'

export const SOCIAL_PROVIDERS = ['line', 'telegram', 'facebook'] as const
export const SocialProviderSchema = v.picklist(SOCIAL_PROVIDERS)
export type SocialProvider = v.InferOutput<typeof SocialProviderSchema>

/** Names of social providers, which are the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  line: 'LINE',
  telegram: 'Telegram',
  facebook: 'Facebook',
}

/**
 * Query parameter in the address to which a provider sends the browser back. It carries a login
 * ticket, or says that the login was cancelled.
 */
export const RETURN_PARAMETER = 'social'
export const CANCELLED = 'cancelled'
