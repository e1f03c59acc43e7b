import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listAnnouncements,
  VISITORS_ANNOUNCEMENTS,
  type Banner,
} from '#core/system/announcements/api.ts'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import { getPermission } from '#core/system/api.ts'
import {
  listSocialProviders,
  login,
  recoverPasswordByPhone,
  register,
  registerMobile,
} from '#features/auth/api.ts'
import { listAgentAnnouncements } from '#features/agent/announcements/api.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
import { listMessages } from '#features/member/messages/api.ts'
import { listGameMenus, listVendorTypes } from '#features/member/records/api.ts'
import { listLotteries } from '#features/lottery/api.ts'
import {
  requestLoginCode,
  requestRecoveryCode,
  requestRegisterCode,
} from '#parts/identity/codes/api.ts'
import { DEVICE_HEADER, loginFreePlay } from '#parts/play/free/api.ts'
import { type GameType, isLottery } from '#parts/games/schema.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

type Reply = Record<string, unknown>
type Ask = (
  call: { definition: CallDefinition },
  input?: object,
  username?: string,
) => Promise<Reply | string>

const every = (on: boolean) =>
  Object.fromEntries(FEATURE_NAMES.map((name) => [name, on])) as Record<FeatureName, boolean>
const phone = { countryDialingCode: '66', mobileNum: '812345678' }
const newPlayer = { registerMethod: 'WEB', login: true, termsAccepted: true }
const isOffered = (answer: unknown) => answer !== 'mode_disabled' && answer !== 'sms_not_enabled'

/**
 * For each feature: asks the gateway for data of the feature, and tells whether the answer has any.
 */
const SIGNS: Partial<Record<FeatureName, (ask: Ask) => Promise<boolean>>> = {
  agents: async (ask) =>
    isOffered(
      await ask(login, { type: 'username', portal: 'agent', username: 'x', password: 'x' }),
    ),
  appDownload: async (ask) =>
    (
      (await ask(getPermission)) as { info: { resources: { resourceType: string }[] } }
    ).info.resources
      .map(({ resourceType }) => resourceType)
      .includes(RESOURCE_TYPES.android),
  forcedPasswordChange: async (ask) => {
    const demo = { username: 'demoexpired', password: 'Sandbox-2580' }
    const reply = await ask(login, { type: 'username', portal: 'member', ...demo })
    return (reply as Reply).passwordChange === 'expired'
  },
  freePlay: async (ask) => isOffered(await ask(loginFreePlay, { os: 'Linux', version: 3 })),
  lottery: async (ask) => {
    const shown = ((await ask(listLotteries)) as { list: [] }).list.length > 0
    for (const answer of [await ask(listGameMenus), await ask(listVendorTypes, {}, 'demomember')]) {
      const { list } = answer as { list: { gameType: GameType }[] }
      expect(list.some(({ gameType }) => isLottery(gameType))).toBe(shown)
    }
    return shown
  },
  mobileCodeLogin: async (ask) => isOffered(await ask(requestLoginCode, phone)),
  mobileRegistration: async (ask) =>
    isOffered(await ask(registerMobile, { ...phone, ...newPlayer })),
  mobilePasswordRegistration: async (ask) =>
    isOffered(await ask(registerMobile, { ...phone, ...newPlayer, password: 'x' })),
  phonePasswordRecovery: async (ask) =>
    isOffered(await ask(requestRecoveryCode, phone)) &&
    isOffered(
      await ask(recoverPasswordByPhone, { ...phone, newPassword: 'x', verificationCode: '1' }),
    ),
  promotions: async (ask) =>
    ((await ask(getMemberInfo, {}, 'demovip')) as Reply).availablePromoCount !== 0,
  registrationSms: async (ask) => {
    const { countryDialingCode, mobileNum: mobileNo } = phone
    return isOffered(await ask(requestRegisterCode, { countryDialingCode, mobileNo }))
  },
  socialLogin: async (ask) =>
    ((await ask(listSocialProviders)) as { providers: [] }).providers.length > 0,
  usernameRegistration: async (ask) =>
    isOffered(await ask(register, { username: 'x', password: 'x', ...newPlayer })),
  vip: async (ask) => ((await ask(getMemberInfo, {}, 'demovip')) as Reply).vip !== null,
  withdrawalConfirmation: async (ask) =>
    ((await ask(getWithdrawTerms, {}, 'demomember')) as { confirmMinutes: number }).confirmMinutes >
    0,
}

/**
 * Features without calls of their own: other pages need the same calls, so the gateway refuses
 * none.
 */
const PAGES_ONLY: readonly FeatureName[] = ['seamlessWallet']

/** Demo accounts get only 3 days of history, since months take seconds to write at each reset. */
const FEW_DAYS = 3

const on = makeBrand('on', { features: every(true) })
const off = makeBrand('off', { features: { ...every(false), usernameRegistration: true } })
const { calls } = await collectDeclarations()
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([on, off])
})
afterAll(() => sandbox.close())

const asker =
  (brand: Brand): Ask =>
  async ({ definition }, input = {}, username) => {
    const token = username && (await sandbox.logIn(brand, username))
    const send = sandbox.transport(brand, token ? { token } : {})
    const options = { idempotencyKey: randomUUID(), headers: { [DEVICE_HEADER]: 'a device' } }
    return (await send(definition, { ...input }, options).catch(
      (error: { code: string }) => error.code,
    )) as Reply | string
  }

test.each(FEATURE_NAMES)(
  'the gateway sends the whitelabel flag %s with the value set in the console',
  async (name) => {
    for (const flag of [true, false]) {
      await sandbox.setState({ merchant: on.merchant, rules: { flags: { [name]: flag } } })
      const { info } = (await asker(on)(getPermission)) as never as {
        info: { whitelabel: { flags: object } }
      }
      expect(info.whitelabel.flags).toEqual({ ...every(true), [name]: flag })
    }
    await sandbox.console('DELETE', '/sandbox/state')
  },
)

const table = Object.entries(SIGNS).flatMap(([name, shows]) =>
  [on, off].flatMap((brand) =>
    [true, false].map((flag) => ({ name: name as FeatureName, shows, brand, flag })),
  ),
)

test.each(table)(
  'the feature $name is offered if brand and flag allow: brand $brand.id, flag $flag',
  async ({ name, shows, brand, flag }) => {
    await sandbox.console('DELETE', '/sandbox/players')
    const rules = { flags: { [name]: flag }, inventedDays: FEW_DAYS }
    await sandbox.setState({ merchant: brand.merchant, rules })
    const shown = await shows(asker(brand))
    await sandbox.console('DELETE', '/sandbox/state')
    expect(shown).toBe(brand.features[name] && flag)
  },
)

test.each([
  ['promotions', []],
  ['referral', ['welcome-bonus', 'vip-weekly', 'weekend-tournament']],
  ['vip', ['welcome-bonus', 'referral', 'weekend-tournament']],
] as const)(
  'banners do not link to promotions while the flag %s is off: %j',
  async (name, expected) => {
    await sandbox.setState({ merchant: on.merchant, rules: { flags: { [name]: false } } })
    const reply = await asker(on)(listAnnouncements, VISITORS_ANNOUNCEMENTS)
    await sandbox.console('DELETE', '/sandbox/state')
    const { banners } = reply as { banners: Banner[] }
    const targets = banners.filter(({ linkage }) => linkage === 'PROMOTION')
    expect(new Set(targets.map(({ target }) => target))).toEqual(new Set(expected))
  },
)

/** Words by which a text from the gateway mentions a feature, in any of the five languages. */
const NAMED: Partial<Record<FeatureName, RegExp>> = {
  promotions:
    /promotion|tournament|doubled|reload bonus|โปรโมชั่น|ทัวร์นาเมนต์|เท่าตัว|khuyến mãi|giải đấu|nhân đôi|프로모션|토너먼트|두 배|优惠|锦标赛|双倍|参加前/i,
  vip: /\bVIP\b|vip/i,
  freePlay: /tried|ทดลองเล่น|chơi thử|체험|试玩/i,
  lottery: /lotter|หวย|xổ số|복권|彩票/i,
  dividend: /dividend|เงินปันผล|chia lợi nhuận|수익 배분|分红/i,
  realtimeSalary: /real-?time salary|เรียลไทม์|thời gian thực|실시간 급여|实时工资/i,
  pointsMall: /pointMall/,
  referral: /#referral/,
  missions: /#missionLeaderboard/,
  manualRebate: /#manualRebate/,
}

/** Reads all texts that the gateway sends to players and agents. */
async function readAll(): Promise<string> {
  const send = asker(on)
  const texts: unknown[] = []
  for (const language of LANGUAGE_CODES) {
    for (const execution of ['A', 'B', 'F']) {
      texts.push(await send(listAnnouncements, { types: 'PL,H,PU,PR', execution, language }))
    }
    texts.push(await send(getHelpCenter, { lang: language, device: 'WEB' }))
    texts.push(await send(listAgentAnnouncements, { language }, 'demoagent'))
    const page = { language, filter: 'ALL', pageSize: 100 }
    for (const player of ['demomember', 'demovip']) {
      texts.push(await send(listMessages, page, player))
    }
  }
  expect(texts.filter((text) => typeof text === 'string')).toEqual([])
  return textsOf(texts).join('\n')
}

const SHOWN = ['title', 'content', 'subject', 'excerpt']

/** Lists all texts inside a reply that a reader can see. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SHOWN.includes(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key))
  return Object.entries(value ?? {}).flatMap(([name, one]) => textsOf(one, name))
}

test.each(Object.entries(NAMED) as [FeatureName, RegExp][])(
  'no text from the gateway mentions a feature whose flag %s is off',
  async (name, named) => {
    const rules = { announcementPopups: true, inventedDays: 3 }
    await sandbox.console('DELETE', '/sandbox/players')
    const change = (flags: object) =>
      sandbox.setState({ merchant: on.merchant, rules: { ...rules, flags } })
    await change({ [name]: false })
    const found = named.exec(await readAll())
    await sandbox.console('DELETE', '/sandbox/state')
    expect(found?.input.slice(Math.max(0, found.index - 200), found.index + 60)).toBeUndefined()
  },
)

const featured = calls.filter(({ definition }) => definition.feature !== undefined)

test.each(featured)(
  'the gateway refuses $name unless the brand and flag $definition.feature are on',
  async ({ definition }) => {
    const feature = definition.feature!
    const ask = (brand: Brand) => asker(brand)({ definition }, {}, 'demomember')
    expect(await ask(off)).toBe('mode_disabled')
    expect(await ask(on)).not.toBe('mode_disabled')
    await sandbox.setState({ merchant: on.merchant, rules: { flags: { [feature]: false } } })
    const answer = await ask(on)
    await sandbox.console('DELETE', '/sandbox/state')
    expect(answer).toBe('mode_disabled')
  },
)

test('the gateway refuses the calls of every paying feature while it is off', () => {
  const guarded = new Set(featured.map(({ definition }) => definition.feature))
  expect([...guarded].toSorted()).toEqual([
    'agents',
    'dailySalary',
    'dividend',
    'hourlySalary',
    'liveChat',
    'manualRebate',
    'missions',
    'pointsMall',
    'promotions',
    'realtimeSalary',
    'referral',
    'vip',
    'winnerBoard',
  ])
})

test('every feature flag has a test of its content or its refused calls', () => {
  const refused = featured.map(({ definition }) => definition.feature)
  const tried = new Set([...Object.keys(SIGNS), ...refused, ...PAGES_ONLY])
  expect([...tried].toSorted()).toEqual([...FEATURE_NAMES].toSorted())
})
