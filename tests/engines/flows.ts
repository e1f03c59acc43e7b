import { openCashier } from '#support/cashier.ts'
import { PASSWORD } from '#support/getting-in.ts'
import { newName, PASSWORD as NEW_PASSWORD } from '#support/signing-up.ts'
import { patternOf } from '#support/words.ts'
import type { Sought } from './screen.ts'
import type { Stage } from './stage.ts'

/** What players do, once for every engine, by its name in the list of results. */
export const FLOWS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  home: async ({ screen, words, open }) => {
    await open('/')
    await screen.see(firstGame({ words }))
    await screen.see({ role: 'contentinfo' })
  },

  games: async ({ screen, words, open }) => {
    await open('/rng')
    await screen.see({ role: 'article', within: MAIN })
    const filter = (name: string): Sought => ({
      role: 'button',
      name: words(name, { context: 'filter of a game list' }),
      within: { role: 'group', name: words('Filters'), within: MAIN },
    })
    await screen.press(filter('New'))
    await screen.see({ ...filter('New'), css: '[aria-pressed=true]' })
    await screen.see({ role: 'article', within: MAIN })
  },

  search: async ({ screen, words, open, back }) => {
    await open('/')
    const name = await screen.read({ role: 'heading', within: firstGame({ words }) })
    await screen.press({ role: 'button', name: words('Search', { context: 'bottom bar' }) })
    const dialog = { role: 'dialog', name: words('Search') }
    await screen.type({ role: 'combobox', within: dialog }, name)
    await screen.see({ role: 'option', text: name, within: dialog })
    await back()
    await screen.miss(dialog)
  },

  'sign-up': async ({ screen, words, open, world, brand }) => {
    await open('/register')
    const box = (label: string): Sought => ({ role: 'textbox', name: nameOf(words(label)) })
    await screen.type(box('Username'), newName())
    await screen.typePassword(NEW_PASSWORD)
    await screen.see({ role: 'img', css: '[src^="data:"]' })
    const { answer } = await world.ask('GET', `captchas?merchant=${brand.merchant}`)
    await screen.type(box('Characters in the picture'), answer)
    await screen.press({ role: 'checkbox', css: '[name=terms]' })
    await screen.press({ role: 'button', name: words('Sign up'), within: { role: 'dialog' } })
    await screen.see(accountMenu({ words }))
  },

  login: async (stage) => {
    const { screen, words, open } = stage
    await open('/')
    await screen.press({ role: 'link', name: words('Log in'), within: BANNER })
    await logIn(stage)
    await screen.see(accountMenu(stage))
  },

  deposit: async (stage) => {
    const { screen, words, world, brand } = stage
    await enter(stage, '/')
    await screen.press({ role: 'button', name: words('Deposit'), within: BANNER })
    await screen.press({ role: 'link', name: nameOf(words('PromptPay QR')) })
    await screen.press({ role: 'button', name: nameOf('500.00'), within: MAIN })
    const send = patternOf(words, 'Deposit {amount}')
    await screen.press({ role: 'button', name: send, within: MAIN })
    await screen.see({ role: 'img', name: words('PromptPay QR code') })
    await openCashier(world, brand).deposit('pay')
    await screen.see({ role: 'article', text: words('The money is in your balance.') })
  },

  game: async (stage) => {
    const { screen, words, back } = stage
    await enter(stage, '/')
    const tile = firstGame({ words })
    const name = await screen.read({ role: 'heading', within: tile })
    await screen.press({ role: 'button', within: tile })
    await screen.see({ role: 'dialog', name })
    const balance: Sought = {
      role: 'status',
      name: patternOf(words, 'Balance: {amount}'),
      within: { role: 'dialog', name },
    }
    const before = await screen.read(balance)
    const game = await screen.enterFrame()
    await game.press({ role: 'button', css: '.spin' })
    await screen.seeChange(balance, before)
    // The game shows its animation, and then reports the end of the round.
    await game.see({ role: 'button', css: '.spin:enabled' })
    await back()
    await screen.miss({ role: 'dialog' })
    await screen.seeAddress(/^\/$/)
    await screen.see(tile)
  },

  withdrawal: async (stage) => {
    const { screen, words, world, brand } = stage
    await enter(stage, '/member#withdraw')
    await screen.type({ role: 'textbox', name: nameOf(words('Amount', MONEY)) }, '1000')
    await screen.press({ role: 'button', name: words('Check and continue') })
    await screen.see({ role: 'heading', name: words('Check your withdrawal') })
    await screen.typePassword('258025')
    await screen.press({ role: 'button', name: patternOf(words, 'Withdraw {amount}') })
    const address = await screen.seeAddress(/#withdraw\/W\d+$/)
    const status = { role: 'status', within: { role: 'article' } }
    const state = { context: 'state of a withdrawal' }
    await screen.see({ ...status, text: words('Requested', state) })
    await openCashier(world, brand).withdrawal(address.split('/').at(-1)!, 'approve')
    await screen.see({ ...status, text: words('Approved') })
  },
}

const MAIN: Sought = { role: 'main' }
const BANNER: Sought = { role: 'banner' }
const MONEY = { context: 'of money' }

/** A pattern for a name that holds a text, since labels may add a mark or a hint. */
const nameOf = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

const firstGame = ({ words }: Pick<Stage, 'words'>): Sought => ({
  role: 'article',
  within: { role: 'region', name: words('Hot games') },
})

/** The account menu, which only logged-in users have. */
const accountMenu = ({ words }: Pick<Stage, 'words'>): Sought => ({
  role: 'button',
  name: patternOf(words, 'Account of {name}'),
  within: BANNER,
})

/** Fills in and sends the login that is open. */
async function logIn({ screen, words }: Stage): Promise<void> {
  const dialog = { role: 'dialog', name: words('Log in') }
  await screen.type(
    { role: 'textbox', name: nameOf(words('Username')), within: dialog },
    'demomember',
  )
  await screen.typePassword(PASSWORD)
  await screen.press({ role: 'button', name: words('Log in'), within: dialog })
}

/** Logs in, and lands on a page. */
async function enter(stage: Stage, path: string): Promise<void> {
  await stage.open(`/login?next=${encodeURIComponent(path)}`)
  await logIn(stage)
  await stage.screen.see(accountMenu(stage))
}
