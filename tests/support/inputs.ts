import { randomInt, randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { login, requestSecondFactorCode } from '#features/auth/api.ts'
import { requestRecoveryCode, requestRegisterCode } from '#parts/identity/codes/api.ts'
import { listChatModels } from '#features/chat/api.ts'
import { addDeposit } from '#features/member/deposit/api.ts'
import { getRebates } from '#features/member/rebate/api.ts'
import { listLotteries } from '#features/lottery/api.ts'
import { claimRafflePromotion, getRaffle, listRaffleDraws } from '#features/raffle/api.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import {
  askNoFactor,
  makeBonus,
  makePaid,
  makeWithdrawal,
  withFreeMoney,
  WITHDRAWAL,
} from './withdrawals.ts'
import { getTransferTerms, transferToMember } from '#parts/money/transfers/api.ts'
import { DEMO_PAYMENT_PASSWORD } from '#scripts/sandbox/world/identity/accounts.ts'
import { AGENT_ACCOUNT_INPUTS } from './agent-account-inputs.ts'
import { visit } from './identity.ts'
import { MISSION_INPUTS } from './mission-inputs.ts'
import { enter, type Player } from './player.ts'
import { CONTRACT_INPUTS } from './contract-inputs.ts'
import { CONVERSION, givePoints, makeRedemption, REDEMPTION } from './points.ts'
import { OVERVIEW_INPUTS } from './overview-inputs.ts'
import { PROMOTION_INPUTS } from './promotion-inputs.ts'
import { REPORT_INPUTS } from './report-inputs.ts'
import type { TestSandbox } from './sandbox.ts'
import { bindPerson, visitForLogin } from './social.ts'
import { MESSAGE_INPUTS } from './message-inputs.ts'
import { SECURITY_INPUTS } from './security-inputs.ts'
import { TEAM_INPUTS } from './team-inputs.ts'
import { lastDays } from './periods.ts'
import { PIXEL_PNG } from '#support/pixel.ts'

/** The test's sandbox and brand, for inputs that need data from earlier calls. */
interface Caller {
  sandbox: TestSandbox
  brand: Brand
}
type Input = Record<string, unknown>
type Inputs = Record<string, (language: LanguageCode, caller: Caller) => Input | Promise<Input>>

const nothing = () => ({})
const password = 'Sandbox-2580'

/** Makes a Thai mobile number that no other input of this run has. */
const newPhone = () => ({ countryDialingCode: '66', mobileNum: `8${randomInt(1e7, 1e8)}` })

/**
 * A human proof that the sandbox accepts as the external vendor's, if the brand uses that vendor.
 */
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

/** Starts a deposit of the player who makes all calls in tests. */
async function openDeposit({ sandbox, brand }: Caller, methodId = 'bank') {
  const player = await enter(sandbox, brand, 'demoagent')
  const { id } = await player.ask(addDeposit, { methodId, amount: '500' })
  return { player, id: id as string }
}

const launch = (_language: LanguageCode, { sandbox, brand }: Caller) => ({
  vassalage: 'NLN',
  trial: false,
  device: 'mobile',
  backUrl: `http://${brand.id}.localhost:${sandbox.port}/game-return.html`,
})

/** A raffle for which the test's player has tickets, with the seed of the next draw. */
async function raffleClaim({ sandbox, brand }: Caller) {
  const player = await enter(sandbox, brand, 'demoagent')
  const id = 'fortune-wheel'
  const { own } = await player.ask(getRaffle, { id, language: 'EN' })
  return { player, id, commitment: own.commitment as string }
}

/** Finds a category whose bets have a rebate that can be claimed. */
async function findRebate({ sandbox, brand }: Caller): Promise<string> {
  const player = await enter(sandbox, brand, 'demoagent')
  const { list } = await player.ask(getRebates)
  return list.find(({ amount }: { amount: string }) => Number(amount) > 0)?.category ?? 'RNG'
}

/** Input of a transfer that the player may make to the upline. */
async function uplineTransfer({ ask }: Player) {
  const { payee, minAmount } = await ask(getTransferTerms, { direction: 'UPLINE' })
  return {
    direction: 'UPLINE',
    payeeId: payee.id,
    amount: minAmount,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  }
}

/** Makes a valid input for each declared call, by the call's exported name. */
const INPUTS: Inputs = {
  getKeys: nothing,
  getPermission: nothing,
  getSystemStatus: nothing,
  getRegisterSettings: nothing,
  getWhitelabel: nothing,
  listDomainRoutes: nothing,
  listCountryCodes: nothing,
  addSocketTicket: nothing,
  updateLanguage: (language) => ({ language }),
  listVendors: nothing,
  listHotGames: nothing,
  listGames: () => ({ pageNo: 1, pageSize: 24 }),
  getSearchIndex: nothing,
  getGameDetails: () => ({ nodeId: '100001', language: 'EN' }),
  listFavoriteIds: () => ({ pageSize: 999 }),
  listFavoriteGames: () => ({ pageNum: 1, pageSize: 24 }),
  listSimilarGames: () => ({ nodeId: '100001', pageSize: 12 }),
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
  addUploadPart: () => ({
    uploadId: randomUUID(),
    purpose: 'depositProof',
    total: Buffer.from(PIXEL_PNG, 'base64').length,
    offset: 0,
    data: PIXEL_PNG,
  }),
  listRewards: nothing,
  countRewards: nothing,
  listPastRewards: () => ({ pageSize: 20 }),
  claimRewards: () => ({ ids: ['1'] }),
  listBonuses: nothing,
  listPastBonuses: () => ({ pageSize: 20 }),
  getRebates: nothing,
  claimRebates: async (_language, caller) => ({ gameTypes: [await findRebate(caller)] }),
  listRebateClaims: () => ({ pageSize: 20 }),
  listVipLevels: nothing,
  getVipStanding: nothing,
  listAffiliatePlans: nothing,
  applyAsAffiliate: () => ({
    name: 'Mai Tran',
    channel: 'email',
    contact: `${randomUUID()}@site.example`,
    country: 'VN',
    traffic: 'social',
    plan: 'share',
    human: newProof(),
  }),
  getFeedbackRules: nothing,
  addFeedback: () => ({ questionType: 'other', content: 'A question', human: newProof() }),

  login: () => ({ type: 'username', portal: 'member', username: 'demomember', password }),
  loginFreePlay: () => ({ os: 'Linux', version: 3 }),
  logout: nothing,
  requestSecondFactorCode: async (_language, caller) => ({
    ...(await openChallenge(caller)),
    factor: 'phone',
  }),
  listSocialProviders: nothing,
  beginSocialLogin: (_language, { sandbox, brand }) => ({
    provider: 'line',
    returnUrl: `http://${brand.id}.localhost:${sandbox.port}/login`,
  }),
  loginBySocial: async (_language, caller) => {
    const { ask } = await enter(caller.sandbox, caller.brand, 'demovip')
    // The account is already linked if this input was made for another language before.
    await bindPerson(caller, ask, 'double-3').catch(() => null)
    const { ticket, secret } = await visitForLogin(caller, 'code=double-3')
    return { ticket, secret }
  },
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
  checkUsername: () => ({ username: 'newcomer7' }),
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
  listDepositMethods: nothing,
  listDeposits: nothing,
  addDeposit: () => ({ methodId: 'promptpay', amount: '500' }),
  getDeposit: async (_language, caller) => ({ id: (await openDeposit(caller)).id }),
  cancelDeposit: async (_language, caller) => ({ id: (await openDeposit(caller)).id }),
  confirmDepositPaid: async (_language, caller) => ({ id: (await openDeposit(caller)).id }),
  addDepositProof: async (_language, caller) => {
    const { player, id } = await openDeposit(caller)
    const uploadId = randomUUID()
    await player.ask(addUploadPart, {
      uploadId,
      purpose: 'depositProof',
      total: Buffer.from(PIXEL_PNG, 'base64').length,
      offset: 0,
      data: PIXEL_PNG,
    })
    return { id, uploadIds: [uploadId] }
  },
  listGameMenus: nothing,
  listVendorTypes: nothing,
  listBets: () => ({ ...lastDays(365), pageSize: 20 }),
  listMovements: () => ({ ...lastDays(365), pageSize: 20 }),
  getProfit: () => lastDays(30),
  transferWallet: () => ({ vassalage: 'NLN', direction: 'IN' }),

  getWithdrawTerms: nothing,
  listWithdrawals: nothing,
  addWithdrawal: async (_language, caller) => {
    await askNoFactor(caller)
    return WITHDRAWAL
  },
  requestWithdrawalCode: async (language, caller) => {
    await SECURITY_INPUTS.requestProofCode!(language, caller)
    return { factor: 'email' }
  },
  getWithdrawal: async (_language, caller) => ({ id: (await makeWithdrawal(caller)).id }),
  cancelWithdrawal: async (_language, caller) => {
    await caller.sandbox.setState({ rules: { withdrawalCancel: true } })
    return { id: (await makeWithdrawal(caller)).id }
  },
  confirmPayout: async (_language, caller) => {
    const { id, payouts } = await makePaid(caller)
    return { id, answer: 'allReceived', payoutIds: payouts.map((part: { id: string }) => part.id) }
  },
  startPayoutProof: async (_language, caller) => {
    const { id, payouts } = await makePaid(caller)
    return { id, payoutId: payouts[0].id }
  },
  cancelBonus: async (_language, caller) => ({ id: await makeBonus(caller) }),
  getVendorBalance: () => ({ vassalage: 'NLN' }),
  getTransferTerms: () => ({ direction: 'UPLINE' }),
  transferToMember: (_language, caller) => withFreeMoney(caller, uplineTransfer),
  getTransferReceipt: (_language, caller) =>
    withFreeMoney(caller, async (player) => {
      const { id } = await player.ask(transferToMember, await uplineTransfer(player))
      return { id }
    }),
  listRaffles: nothing,
  getRaffle: () => ({ id: 'fortune-wheel' }),
  claimRafflePromotion: async (_language, caller) => {
    const { id, commitment } = await raffleClaim(caller)
    return { id, commitment, clientSeed: 'client' }
  },
  getRaffleDraw: async (_language, caller) => {
    const { player, id, commitment } = await raffleClaim(caller)
    const { list } = await player.ask(listRaffleDraws, { raffleId: id, language: 'EN' })
    if (list.length > 0) return { id: list[0].id }
    const claim = { id, commitment, clientSeed: 'client' }
    return { id: (await player.ask(claimRafflePromotion, claim)).draw.id }
  },
  listRaffleDraws: () => ({ raffleId: 'anniversary-wheel' }),
  revealRaffleSeed: async (_language, caller) => {
    const { id, commitment } = await raffleClaim(caller)
    return { id, commitment }
  },
  ...MESSAGE_INPUTS,
  getPointConfig: nothing,
  getPointBalance: nothing,
  listGoods: nothing,
  listExchanges: () => ({ pageSize: 20 }),
  listPointEntries: () => ({ ...lastDays(365), pageSize: 20 }),
  getExchange: async (_language, caller) => ({ transNo: await makeRedemption(caller) }),
  redeemGood: async (_language, caller) => {
    await givePoints(caller)
    return REDEMPTION
  },
  convertPoints: async (_language, caller) => {
    await givePoints(caller)
    return CONVERSION
  },
  ...SECURITY_INPUTS,
  ...REPORT_INPUTS,
  ...MISSION_INPUTS,
  ...OVERVIEW_INPUTS,
  ...CONTRACT_INPUTS,
  ...PROMOTION_INPUTS,
  ...AGENT_ACCOUNT_INPUTS,
  ...TEAM_INPUTS,
}

/** Makes the input of a call; throws if this file has none for the call. */
export async function inputFor(
  name: string,
  caller: Caller,
  language: LanguageCode,
): Promise<Input> {
  const make = INPUTS[name]
  if (!make) throw new Error(`${name}: say in tests/support/inputs.ts what to call it with`)
  return make(language, caller)
}
