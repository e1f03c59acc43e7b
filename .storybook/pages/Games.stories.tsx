import { scene } from './scene.tsx'

export default { title: 'Pages/Games', tags: ['!autodocs'] }

export const Slots = scene('rng')
export const Live = scene('live')
export const Cards = scene('pvp')
export const Fishing = scene('fish')
export const Sports = scene('sports')
export const ESports = scene('esports')
export const ELottery = scene('elott')
export const Lottery = scene('lott')
export const AllCategories = scene('games')
export const Favorite = scene('favorite')
export const Recent = scene('recent')
export const OwnLottery = scene('lottery')
export const GameDetails = scene('game-details')
export const CardTables = scene('card-tables')
export const SlotsLoading = scene('rng-loading')
export const SlotsFailing = scene('rng-failing')
export const FavoriteLoading = scene('favorite-loading')
export const FavoriteFailing = scene('favorite-failing')
