import {
  siFacebook,
  siInstagram,
  siLine,
  siTelegram,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
  type SimpleIcon,
} from 'simple-icons'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { useResources } from '#core/system/useResources.ts'

type Network = Exclude<keyof RuntimeBrand['resources'], 'android' | 'ios' | 'iosLite'>

/**
 * Social networks in the footer (docs/product.md §2.2), and Telegram, which is listed beside them.
 */
const NETWORKS: Record<Network, { name: string; icon: SimpleIcon }> = {
  youtube: { name: 'YouTube', icon: siYoutube },
  twitter: { name: 'X', icon: siX },
  tiktok: { name: 'TikTok', icon: siTiktok },
  facebook: { name: 'Facebook', icon: siFacebook },
  instagram: { name: 'Instagram', icon: siInstagram },
  whatsapp: { name: 'WhatsApp', icon: siWhatsapp },
  line: { name: 'LINE', icon: siLine },
  telegram: { name: 'Telegram', icon: siTelegram },
}

/**
 * Links to the brand's channels: all of them, or those in `only`. A channel for which the brand has
 * no address is left out.
 */
export function SocialLinks({
  only,
  vertical = false,
}: {
  only?: readonly Network[]
  vertical?: boolean
}) {
  const resources = useResources()
  const present = (only ?? (Object.keys(NETWORKS) as Network[])).flatMap((network) => {
    const href = resources[network]
    return href ? [{ network, href, ...NETWORKS[network] }] : []
  })
  if (present.length === 0) return null
  return (
    <ul className={`flex ${vertical ? 'flex-col gap-1' : 'flex-wrap gap-2'}`}>
      {present.map(({ network, href, name, icon }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            title={name}
            className="inline-flex size-thumb items-center justify-center rounded-control bg-raised text-muted transition-colors duration-quick hover:bg-primary hover:text-on-primary"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <path d={icon.path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
