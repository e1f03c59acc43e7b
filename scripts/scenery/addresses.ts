import { createHash } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import { SEED_NAMES, seedOf } from '#core/brand/theme.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { BannerGroup } from '#core/system/announcements/api.ts'
import type { GameType } from '#parts/games/schema.ts'
import { kindOf } from './play/kinds.ts'

/** Hosts of the demo games, the preferred one first. */
export const GAME_HOSTS = ['games.localhost', 'games-2.localhost']

/** Origins that serve the demo games beside a gateway's own, the preferred one first. */
export const listGameOrigins = (gateway: string): string[] =>
  GAME_HOSTS.map((host) => gateway.replace(/\/\/[^/:]+/, `//${host}`))

/** Host of the live chat, which another company runs in reality. */
export const CHAT_HOST = 'chat.localhost'

/** Number of pictures from which a player may choose a profile picture. */
export const AVATAR_COUNT = 12

/** Host of the fake social providers, which are other companies in reality. */
export const SOCIAL_HOST = 'social.localhost'

/** Largest width of each form of banner in pixels; smaller ones are not offered. */
export const BANNER_WIDTHS = { wide: 1600, narrow: 960, popup: 960, menu: 600, card: 960 } as const
export type BannerForm = keyof typeof BANNER_WIDTHS

export interface PictureAddresses {
  game(nodeId: string): string
  vendor(code: string): string
  vendorMark(code: string): string
  /** Address of the picture of a good in the points mall. */
  good(id: string): string
  /** Address of a profile picture; `index` counts from 1. */
  avatar(index: number): string
  banner(
    brand: Brand,
    banner: { id: string; group: BannerGroup },
  ): { imageUrl: string; mobileImageUrl: string }
  /** Address of a campaign's picture, by the picture's id. */
  promotion(brand: Brand, id: string): string
}

/** Forms in which a group's banners are shown on wide and narrow screens. */
const FORMS: Record<BannerGroup, [wide: BannerForm, narrow: BannerForm]> = {
  w_home: ['wide', 'narrow'],
  w_leftmenu: ['menu', 'menu'],
  w_login: ['popup', 'popup'],
  w_register: ['popup', 'popup'],
  w_forget: ['popup', 'popup'],
}

/**
 * Creates addresses of pictures, relative to an image CDN. They contain a version, so that browsers
 * may cache them for ever.
 *
 * @param version changes with the seeded data and with the code that draws
 */
export function createPictureAddresses(version: string): PictureAddresses {
  const address = ({ id, theme }: Brand, banner: string, form: BannerForm) => {
    const colours = createHash('sha256')
      .update([theme.look, ...SEED_NAMES.map((name) => seedOf(theme, name))].join())
      .digest('hex')
      .slice(0, 6)
    return `/cdn/banners/${id}.${banner}.${form}-${BANNER_WIDTHS[form]}.webp?v=${version}.${colours}`
  }
  return {
    game: (nodeId) => `/cdn/games/${nodeId}.webp?v=${version}`,
    vendor: (code) => `/cdn/vendors/${code}.webp?v=${version}`,
    vendorMark: (code) => `/cdn/marks/${code}.webp?v=${version}`,
    good: (id) => `/cdn/goods/${id}.webp?v=${version}`,
    avatar: (index) => `/cdn/avatars/${index}.svg?v=${version}`,
    banner: (brand, { id, group }) => {
      const [wide, narrow] = FORMS[group]
      return { imageUrl: address(brand, id, wide), mobileImageUrl: address(brand, id, narrow) }
    },
    promotion: (brand, id) => address(brand, id, 'card'),
  }
}

/**
 * Address at which a demo game opens.
 *
 * @param cdn origin that serves the games
 * @param ticket launch ticket, which the page redeems for a game session
 */
export const playAddress = (cdn: string, type: GameType, ticket: string, language: LanguageCode) =>
  `${cdn}/play/${kindOf(type)}?ticket=${ticket}&language=${language}`

/**
 * Address of a brand's chat.
 *
 * @param origin origin of the gateway, for its port
 * @param desk id of a chat desk; by default customer service's own
 */
export function chatAddress(origin: string, brand: Brand, language: LanguageCode, desk?: string) {
  const url = new URL(`${desk ? `/desks/${desk}` : '/service'}`, origin)
  url.hostname = CHAT_HOST
  url.search = String(new URLSearchParams({ brand: brand.id, language }))
  return url.href
}
