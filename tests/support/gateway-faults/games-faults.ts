import {
  type GatewayFault,
  refuse,
  replyWith,
  spoilSuccess,
  withQuery,
  withValue,
} from './defects.ts'

const GAMES = 'GET /wps/relay/GCSGAME_gameList'
const FAVORITES = 'GET /wps/relay/MCSFE_getFavoriteGames'
const account = 'demovip'

const ofPictures = (
  change: (type: string) => Record<string, string> | null,
): GatewayFault['defect'] => ({
  after: (reply, { url }) => {
    if (!url.pathname.startsWith('/cdn/')) return reply
    const headers = change(reply.headers['content-type'] ?? '')
    return headers ? { ...reply, headers } : { ...reply, status: 404 }
  },
})

/** Faults of games, their pictures, lotteries and favourites. */
export const GAMES_FAULTS: readonly GatewayFault[] = [
  {
    fault: 'has a category of games that nobody knows',
    defect: withValue(GAMES, 'games.0.gameType', 'HOLOGRAM'),
    fails: ['games/listGames/schema'],
    found: 'games.0.gameType: Invalid type',
  },
  {
    fault: 'sends true in place of 1',
    defect: withValue(GAMES, 'games.3.isHot', true),
    fails: ['games/listGames/schema'],
    found: 'games.3.isHot: Invalid type',
  },
  {
    fault: 'sends null for a list',
    defect: withValue(GAMES, 'games', null),
    fails: ['games/listGames/schema'],
    found: 'games: Invalid type',
  },
  {
    fault: 'writes times without an offset',
    defect: withValue('GET /lgw/vn/numeros/opened/game', 'list.1.drawnAt', '2026-01-31 10:00:00'),
    fails: ['games/listDraws/schema'],
    found: 'list.1.drawnAt: Invalid format',
  },
  {
    fault: 'sends more rows than were asked for',
    defect: withQuery(GAMES, 'pageSize', '20'),
    fails: ['games/listGames/pages'],
    found: 'It sends 20 rows for a pageSize of 1',
  },
  {
    fault: 'sends the first page again and again',
    defect: withQuery(GAMES, 'pageNo', '1'),
    fails: ['games/listGames/pages'],
    found: 'Its second page begins with the row of the first',
  },
  {
    fault: 'keeps pictures from pages of another origin',
    defect: ofPictures((type) => ({ 'content-type': type })),
    fails: ['games/pictures/pictures'],
    found: 'Cross-Origin-Resource-Policy is missing',
  },
  {
    fault: 'names pictures that are not there',
    defect: ofPictures(() => null),
    fails: ['games/pictures/pictures'],
    found: 'status 404',
  },
  {
    fault: 'sends a page in place of a picture',
    defect: ofPictures(() => ({ 'content-type': 'text/html' })),
    fails: ['games/pictures/pictures'],
    found: 'Content-Type text/html',
  },
  {
    fault: 'names pictures on an origin that is not allowed',
    defect: spoilSuccess(GAMES, (reply) => ({
      ...reply,
      body: String(reply.body).replaceAll('"/cdn/', '"https://pictures.invalid/cdn/'),
    })),
    fails: ['games/pictures/pictures'],
    found: 'https://pictures.invalid is not in origins.images',
  },
  {
    fault: 'does not keep a favourite',
    defect: {
      at: 'POST /wps/relay/MCSFE_addFavoriteGameV2',
      before: ({ headers }) =>
        headers.authorization ? replyWith(200, { nodeIds: [] }) : undefined,
    },
    fails: ['games/addFavorite/kept'],
    found: 'The list lacks it',
    account,
    write: true,
  },
  {
    fault: 'does not remove a favourite',
    defect: {
      at: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
      before: ({ headers }) =>
        headers.authorization ? replyWith(200, { nodeIds: [] }) : undefined,
    },
    fails: ['games/removeFavorite/undone'],
    found: 'The list still has it',
    account,
    write: true,
    beside: ['addFavorite'],
  },
  {
    fault: 'sends favourites as numbers',
    defect: spoilSuccess(FAVORITES, () => replyWith(200, { nodeIds: ['1', 2] })),
    fails: ['games/listFavoriteIds/schema'],
    found: 'nodeIds.1: Invalid type',
    account,
  },
  {
    fault: 'opens games on an origin that is not allowed',
    defect: withValue('POST /wps/game/launchGame', 'gameUrl', 'https://games.invalid/play'),
    fails: ['games/launchGame/game-origin'],
    found: 'https://games.invalid is not in origins.games',
    account,
    write: true,
  },
  {
    fault: 'cannot launch a game',
    defect: refuse('POST /wps/game/launchGame', 502, 'launch_failed'),
    fails: ['games/launchGame/answer'],
    found: 'Status 502, code launch_failed',
    account,
    write: true,
  },
]
