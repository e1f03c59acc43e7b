/** Channels that the specification puts beside the service (§2.2). */
export const CHANNELS = ['whatsapp', 'facebook', 'telegram'] as const
