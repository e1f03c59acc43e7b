import { expect } from 'vitest'
import { openPopupAtom } from '#core/popups/popups.ts'
import { openGateway } from './game.tsx'
import { getSearchIndex } from '#features/search/api.ts'
import { listVendors } from '#parts/games/api.ts'
import type { Game, GameType } from '#parts/games/schema.ts'
import { showPage } from './popups.tsx'
import { typeInto } from './typing.ts'

export const game = (id: string, name: string, type: GameType, vendor = 'CPL') =>
  ({ id, name, type, vendor, icon: '', code: id, hot: false, isNew: false, trial: false }) as Game
const vendor = (code: string, name: string, type: GameType) => ({
  code,
  name,
  type,
  picture: '',
  mark: '',
  hot: false,
  ownWindow: { desktop: false, mobile: false },
})
export const GAMES = [
  game('1', 'Dragon Tiger', 'LIVE', 'GSL'),
  game('2', 'Dragon Fortune', 'RNG'),
  game('3', 'Golden Lion', 'RNG'),
  game('4', 'Golden Owl', 'RNG'),
]

export const SEARCH_INDEX = {
  nodeId: GAMES.map(({ id }) => id),
  nodeName: GAMES.map(({ name }) => name),
  gameType: GAMES.map(({ type }) => type),
  vassalage: GAMES.map((each) => each.vendor),
  closed: [{ nodeId: '4', status: 'RESTRICTED' }],
}

/** A fake gateway with four games, the last of which is closed. */
export function openSearchGateway() {
  const gateway = openGateway()
  gateway.answer(getSearchIndex, () => SEARCH_INDEX)
  gateway.answer(listVendors, () => ({
    lanes: [
      {
        type: 'RNG',
        classifies: [],
        vendors: [vendor('CPL', 'Copperleaf', 'RNG'), vendor('VFX', 'Velvet Fox', 'RNG')],
      },
      { type: 'LIVE', classifies: [], vendors: [vendor('GSL', 'Grand Salon', 'LIVE')] },
    ],
  }))
  return gateway
}

export async function openSearch() {
  const shown = await showPage()
  shown.store.set(openPopupAtom, { kind: 'search' })
  const { screen } = shown
  const field = screen.getByRole('combobox', { name: 'Search games, providers and help' })
  await expect.element(field).toHaveFocus()
  const option = (name: string | RegExp) =>
    screen.getByRole('option', { name }).or(screen.getByRole('gridcell', { name }))
  const type = (text: string) => typeInto(field.element(), text)
  return { ...shown, field, option, type }
}

/** Reads for which text the list shows results. */
export const answers = () =>
  document.querySelector<HTMLElement>('[data-answers]')?.dataset['answers']

export const expectAnswers = (text: string) => expect.poll(answers).toBe(text)
