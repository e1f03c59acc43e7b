/** Channels that are listed beside customer service (docs/product.md §2.2). */
export const CHANNELS = ['whatsapp', 'facebook', 'telegram'] as const
