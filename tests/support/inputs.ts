import { randomInt, randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { login, requestSecondFactorCode } from '#features/auth/api.ts'
import { requestRecoveryCode, requestRegisterCode } from '#parts/codes/api.ts'
import { listChatModels } from '#features/chat/api.ts'
import { listLotteries } from '#features/lottery/api.ts'
import { visit } from './identity.ts'
import type { TestSandbox } from './sandbox.ts'
import { SECURITY_INPUTS } from './security-inputs.ts'

/** Who calls, for the inputs that need something of an earlier call. */
interface Caller {
  sandbox: TestSandbox
  brand: Brand
}
type Input = Record<string, unknown>
type Inputs = Record<string, (language: LanguageCode, caller: Caller) => Input | Promise<Input>>

const nothing = () => ({})
const password = 'Sandbox-2580'

/** A Thai mobile number that nobody else in this run has. */
const newPhone = () => ({ countryDialingCode: '66', mobileNum: `8${randomInt(1e7, 1e8)}` })

/** A human proof that the sandbox takes for a vendor's, where the brand has that vendor. */
const newProof = () => ({ provider: 'turnstile', token: `double-${randomUUID()}` })

const newPlayer = () => ({
  password,
  confirmPassword: password,
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
  human: newProof(),
})

async function openChallenge({ sandbox, brand }: Caller) {
  const { challengeId } = await visit(sandbox, brand).ask(login, {
    type: 'username',
    portal: 'member',
    username: 'demofactor',
    password,
  })
  return { challengeId }
}

const launch = (_language: LanguageCode, { sandbox, brand }: Caller) => ({
  vassalage: 'NLN',
  trial: false,
  device: 'mobile',
  backUrl: `http://${brand.id}.localhost:${sandbox.port}/game-return.html`,
})

/** What a test gives each declared call, by the name it is exported under. */
const INPUTS: Inputs = {
  getKeys: nothing,
  getPermission: nothing,
  getSystemStatus: nothing,
  getRegisterSettings: nothing,
  listCountryCodes: nothing,
  addSocketTicket: nothing,
  updateLanguage: (language) => ({ language }),
  listVendors: nothing,
  listHotGames: nothing,
  listGames: () => ({ pageNo: 1, pageSize: 24 }),
  listFavoriteIds: () => ({ pageSize: 999 }),
  listFavoriteGames: () => ({ pageNum: 1, pageSize: 24 }),
  addFavorite: () => ({ nodeId: '100001', vendor: 'GSL', gameType: 'LIVE' }),
  removeFavorite: () => ({ nodeId: '100001' }),
  listRecentGames: () => ({ page: 1, pageSize: 24 }),
  listRooms: () => ({ vassalage: 'KPT' }),
  launchGame: launch,
  launchGameSocial: launch,
  listLotteries: nothing,
  listRecentLotteries: nothing,
  listDraws: async (_language, { sandbox, brand }) => {
    const { list } = await visit(sandbox, brand).ask(listLotteries, {})
    return { gameCode: list[0].gameCode, size: 5 }
  },
  listLatestDraws: nothing,
  listWinners: () => ({ gameCategory: 'ALL', limitNum: 20 }),
  listAnnouncements: () => ({ types: 'B,PL,PU,PR,H', execution: 'B' }),
  getHelpCenter: nothing,
  listChatModels: nothing,
  launchChat: async (_language, { sandbox, brand }) => {
    const [model] = await visit(sandbox, brand).ask(listChatModels, {})
    return { modelId: model.id }
  },
  addFeedback: () => ({ questionType: 'other', content: 'A question' }),

  login: () => ({ type: 'username', portal: 'member', username: 'demomember', password }),
  loginFreePlay: () => ({ os: 'Linux', version: 3 }),
  logout: nothing,
  requestSecondFactorCode: async (_language, caller) => ({
    ...(await openChallenge(caller)),
    factor: 'phone',
  }),
  loginWithSecondFactor: async (_language, caller) => {
    const challenge = { ...(await openChallenge(caller)), factor: 'email' }
    const visitor = visit(caller.sandbox, caller.brand)
    await visitor.ask(requestSecondFactorCode, challenge)
    return { ...challenge, answer: await visitor.readCode('demofactor@players.example') }
  },
  getCaptcha: nothing,
  getHumanChallenge: nothing,
  getRegisterValidation: nothing,
  getAffiliate: () => ({ affiliateCode: 'AGENT01' }),
  register: () => ({ username: `player${randomInt(1e5, 1e6)}`, ...newPlayer() }),
  registerMobile: async (_language, { sandbox, brand }) => {
    const phone = newPhone()
    const { mobileNum: mobileNo, countryDialingCode } = phone
    const visitor = visit(sandbox, brand)
    await visitor.ask(requestRegisterCode, { mobileNo, countryDialingCode, human: newProof() })
    const verificationCode = await visitor.readCode(`${countryDialingCode}${mobileNo}`)
    return { ...phone, verificationCode, ...newPlayer() }
  },
  requestRegisterCode: () => {
    const { mobileNum: mobileNo, countryDialingCode } = newPhone()
    return { mobileNo, countryDialingCode, human: newProof() }
  },
  requestLoginCode: () => ({ ...newPhone(), human: newProof() }),
  requestRecoveryCode: () => ({ ...newPhone(), human: newProof() }),
  recoverPasswordByEmail: () => ({
    username: 'demomember',
    email: 'demomember@players.example',
    human: newProof().token,
  }),
  recoverPasswordByPhone: async (_language, { sandbox, brand }) => {
    const phone = { countryDialingCode: '66', mobileNum: '812345678' }
    const visitor = visit(sandbox, brand)
    await visitor.ask(requestRecoveryCode, { ...phone, human: newProof() })
    const verificationCode = await visitor.readCode('66812345678')
    return { ...phone, verificationCode, newPassword: 'Recovered-2580' }
  },
  updatePassword: () => ({
    oldPassword: password,
    newPassword: 'Another-2580',
    confirmNewPassword: 'Another-2580',
  }),
  getMemberInfo: nothing,
  getMemberIcon: nothing,
  getUnreadCount: nothing,
  reportFirstLogin: nothing,
  getBalance: nothing,
  getFunds: nothing,
  getMerchantWallet: nothing,
  transferWallet: () => ({ vassalage: 'NLN', direction: 'IN' }),
  ...SECURITY_INPUTS,
}

/** The input of a call; throws for a call that this file does not know yet. */
export async function inputFor(
  name: string,
  caller: Caller,
  language: LanguageCode,
): Promise<Input> {
  const make = INPUTS[name]
  if (!make) throw new Error(`${name}: say in tests/support/inputs.ts what to call it with`)
  return make(language, caller)
}
