import { siFacebook, siLine, siTelegram, type SimpleIcon } from 'simple-icons'
import type { SocialProvider } from './schema.ts'

const ICONS: Record<SocialProvider, SimpleIcon> = {
  line: siLine,
  telegram: siTelegram,
  facebook: siFacebook,
}

/**
 * A provider's mark beside its name. It is in the provider's own colour on white in every brand and
 * mode, since the providers' guides allow no colours of others.
 */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  const { hex, path } = ICONS[provider]
  return (
    <svg viewBox="-5 -5 34 34" aria-hidden="true" className="size-7 shrink-0">
      <circle cx="12" cy="12" r="17" fill="#fff" />
      <path d={path} fill={`#${hex}`} />
    </svg>
  )
}
