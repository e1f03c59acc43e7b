import { brands, vendors } from 'virtual:livery-brands'
import * as v from 'valibot'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import type { CallDefinition, Transport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { readReply } from '#core/contract/tolerant.ts'
import { updateLanguage } from '#core/locale/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { getMemberIcon, getMemberInfo, getUnreadCount } from '#core/session/member/api.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { getPermission, getRegisterSettings, listCountryCodes } from '#core/system/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import { getRegisterValidation } from '#parts/form/field-rules/api.ts'
import { listRecentGames } from '#parts/browser/api.ts'
import { listSimilarGames } from '#parts/games/similar/api.ts'
import { getCaptcha } from '#parts/identity/captcha/api.ts'
import {
  addFavorite,
  listFavoriteIds,
  listGames,
  listHotGames,
  listVendors,
  removeFavorite,
} from '#parts/games/api.ts'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import { listWaitingContracts } from '#features/agent/contracts/api.ts'
import { getGameDetails } from '#features/game-details/api.ts'
import { getSocialTicket } from '#features/member/security/api.ts'
import { listWinners } from '#features/lobby/api.ts'
import { getSearchIndex } from '#features/search/api.ts'
import { scaleAmount } from '#scripts/sandbox/world/money/money.ts'
import { hotGames, searchIndex } from './games.ts'
import { bannerOf, vendorMarkOf, vendorPictureOf } from './pictures.ts'
import { say } from './samples/say.ts'

/** The user who sees a story's page. */
export interface Reader {
  brand: RuntimeBrand
  language: LanguageCode
  memberInfo: LoggedIn['memberInfo'] | undefined
}

/** A reply to one call; a reply that few stories need is made only in these stories. */
type Reply = readonly [CallDefinition, unknown]

const answer = <Schema extends v.GenericSchema>(
  { definition }: { definition: CallDefinition & { reply: Schema } },
  reply: v.InferInput<Schema> | ((input: Record<string, unknown>) => Promise<v.InferInput<Schema>>),
): Reply => [definition, reply]

/** Address of a picture that does not exist. */
const MISSING = '/no-such-picture.svg'

/** A white picture of one pixel, as a PNG in Base64. */
const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=='

/** Replies of the gateway in every story, in the form of the wire. */
function replies({ brand, language, memberInfo }: Reader): readonly Reply[] {
  const { currency } = brand
  const settings = { fields: {}, minimumAge: 18 }
  const banners = brands.find(({ id }) => id === brand.id)?.banners[language] ?? []
  /** Whether a banner is the first of its group, which shows the brand's own artwork. */
  const isFirst = (one: (typeof banners)[number]) =>
    banners.find(({ group }) => group === one.group) === one
  const player = memberInfo ?? { id: '', account: '', type: 0 }
  return [
    answer(getPermission, {
      systemStatus: 0,
      location: { ip: '192.0.2.1' },
      maintenance: null,
      info: {
        customerService: null,
        domainRoute: [],
        resources: [],
        whitelabel: { flags: {}, imageCdns: [], gameLaunchCdns: [] },
        availablePromo: { REFERRAL: { enabled: true } },
        register: settings,
      },
    }),
    answer(updateLanguage, { language }),
    answer(listAnnouncements, {
      banners: banners.map((banner) => ({
        id: banner.id,
        groupName: banner.group,
        imageUrl: isFirst(banner) ? brand.artwork.banner : bannerOf(brand.id, banner.id),
        title: banner.title,
        subtitle: banner.subtitle,
        linkageType: banner.linkage,
        url: banner.target ?? banner.id,
      })),
      player: [],
      popup: [],
      promotion: banners.slice(0, 3).map(({ id, title }) => ({ id, title })),
    }),
    answer(listVendors, {
      data: {
        lanes: GAME_TYPES.map((type) => ({
          title: type,
          cards: vendors
            .filter((vendor) => vendor.type === type)
            .map((vendor, index) => ({
              vassalage: vendor.code,
              displayName: vendor.name,
              gameType: type,
              lagerIcon: index === 1 ? MISSING : vendorPictureOf(vendor.code),
              showIcon: index === 1 ? MISSING : vendorMarkOf(vendor.code),
              ...(vendor.state === 'maintenance' && { status: 'MAINTENANCE' as const }),
            })),
          gameClassify: [],
        })),
      },
    }),
    answer(getRegisterSettings, settings),
    answer(getRegisterValidation, { fields: {} }),
    answer(listCountryCodes, [
      { countryCode: 'KR', countryDialingCode: '82' },
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'US', countryDialingCode: '1' },
    ]),
    answer(getBalance, { balance: String(scaleAmount(25_480, currency)), currency }),
    answer(getMemberInfo, {
      ...player,
      nickname: player.account,
      vip: brand.accountTypes.trials.includes(player.type)
        ? null
        : { label: 'VIP 3', rankLevel: 3 },
      availablePromoCount: 3,
    }),
    answer(getMemberIcon, { url: null }),
    answer(getUnreadCount, { count: 2 }),
    answer(listWaitingContracts, { count: 0, list: [], currency }),
    answer(listHotGames, async () => ({ list: await hotGames(language) })),
    answer(listRecentGames, async () => ({ list: await hotGames(language), totalPages: 1 })),
    answer(listWinners, async () => ({
      list: (await hotGames(language)).slice(0, 6).map((game, index) => ({
        vo: {
          player: `lo***${index}`,
          gameName: game.nodeName,
          winAmount: String(scaleAmount(1200 - index * 150, currency)),
        },
      })),
    })),
    answer(listGames, async ({ gameName }) => {
      // A search by name finds nothing; the search has an index of its own.
      const games = gameName ? [] : (await hotGames(language)).toReversed()
      return { games, totalPages: 1, totalCount: games.length }
    }),
    answer(listSimilarGames, async () => ({ list: await hotGames(language) })),
    answer(getCaptcha, { captchaId: '1', image: WHITE }),
    answer(getSearchIndex, () => searchIndex(language)),
    answer(getHelpCenter, []),
    answer(getGameDetails, {
      rtp: '96.52',
      volatility: 'HIGH',
      ways: 117_649,
      currency,
      minBet: String(scaleAmount(5, currency)),
      maxBet: String(scaleAmount(100_000, currency)),
      releasedAt: '2026-03-14',
    }),
    answer(getSocialTicket, { provider: 'facebook', name: say('Somchai J.') }),
    answer(listFavoriteIds, { nodeIds: ['favorite'] }),
    answer(addFavorite, { nodeIds: ['favorite'] }),
    answer(removeFavorite, { nodeIds: [] }),
  ]
}

/**
 * Answers calls with the replies above, parsed as the client parses replies.
 *
 * @param onFault called if a call has no reply, or if its declaration refuses the reply
 */
export function createMockTransport(reader: Reader, onFault: (fault: Error) => void): Transport {
  return async (definition, input) => {
    const known = new Map(replies(reader))
    const given = known.get(definition)
    const answered = known.has(definition)
      ? readReply(definition.reply, typeof given === 'function' ? await given(input) : given)
      : undefined
    if (answered?.read.success && answered.mismatches.length === 0) {
      return answered.read.output
    }
    const [issue] = answered?.read.issues ?? []
    const [mismatch] = answered?.mismatches ?? []
    const cause = issue
      ? `${v.getDotPath(issue)}: ${issue.message}`
      : mismatch
        ? `${mismatch.field}: ${mismatch.fault}`
        : 'there is none'
    const fault = new Error(`.storybook/replies.ts, ${definition.path}: ${cause}`)
    onFault(fault)
    throw new GatewayError('malformed_reply', { cause: fault })
  }
}
