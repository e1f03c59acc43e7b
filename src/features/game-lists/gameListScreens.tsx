export { AccountGamesScreen } from './AccountGamesScreen.tsx'
export { GameCenterScreen } from './GameCenterScreen.tsx'
export { GameListScreen } from './GameListScreen.tsx'
export { GamesHubScreen } from './GamesHubScreen.tsx'
