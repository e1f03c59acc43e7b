import type { LanguageCode } from '#core/locale/languages.ts'

type Inputs = Record<string, (merchant: string, language: LanguageCode) => Record<string, unknown>>

const nothing = () => ({})

/** What a test gives each declared call, by the name it is exported under. */
const INPUTS: Inputs = {
  getKeys: nothing,
  getPermission: nothing,
  getSystemStatus: nothing,
  getWhitelabel: nothing,
  getRegisterSettings: nothing,
  listDomainRoutes: nothing,
  listCountryCodes: nothing,
  addSocketTicket: nothing,
  updateLanguage: (_, language) => ({ language }),
  listVendors: (_, language) => ({ platform: 'html5-desktop', language }),
  listHotGames: (merchantCode, language) => ({
    merchantCode,
    isPlatform: 2,
    platform: 'html5-desktop',
    language,
  }),
  listGames: (merchant, language) => ({
    merchant,
    clientType: 3,
    platform: 'html5-desktop',
    pageNo: 1,
    pageSize: 24,
    language,
  }),
  listWinners: (_, language) => ({ gameCategory: 'ALL', language, limitNum: 20 }),
  listAnnouncements: (_, language) => ({
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    execution: 'B',
    language,
  }),
  getHelpCenter: (_, lang) => ({ lang, device: 'WEB' }),
  addFeedback: () => ({ questionType: 'other', content: 'A question' }),
}

/** The input of a call; throws for a call that this file does not know yet. */
export function inputFor(name: string, merchant: string, language: LanguageCode) {
  const make = INPUTS[name]
  if (!make) throw new Error(`${name}: say in tests/support/inputs.ts what to call it with`)
  return make(merchant, language)
}
