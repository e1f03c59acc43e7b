import type { GameType } from '#features/games/schema.ts'
import { lion, tiger } from './cats.ts'
import type { Subject } from './kit.ts'
import { dragon, koi, phoenix, rooster } from './mythic.ts'
import {
  basketball,
  bingo,
  crosshair,
  drum,
  football,
  gamepad,
  glove,
  lottoBalls,
  swordShield,
  tennis,
  tickets,
  trophy,
} from './play.ts'
import { angler, cannon, crab, octopus, reefFish, shark } from './sea.ts'
import { cards, chips, dealer, dice, roulette } from './table.ts'
import { bell, chest, coin, crown, gem, ingot, lantern, sevens } from './wealth.ts'

/** Every subject, with the words of a game's name that call for it. */
export const SUBJECTS = {
  dragon: [dragon, 'dragon|naga|serpent|wyrm'],
  tiger: [tiger, 'tiger|panther|jaguar|leopard|cat'],
  lion: [lion, 'lion|safari|savann?a'],
  phoenix: [phoenix, 'phoenix|firebird|garuda|bird|wing|feather'],
  koi: [koi, 'koi|carp'],
  rooster: [rooster, 'rooster|cock|spur|chicken'],
  gem: [gem, 'gems?|jewels?|diamonds?|ruby|emerald|crystal|sapphire'],
  crown: [crown, 'crown|king|queen|royal|empress|emperor|throne|palace'],
  coin: [coin, 'coins?|cash|money|luck|lucky|fortune'],
  ingot: [ingot, 'ingots?|gold|golden|wealth|rich|riches|prosperity'],
  chest: [chest, 'chest|treasure|loot|vault|bounty'],
  bell: [bell, 'bells?|jingle|classic'],
  sevens: [sevens, 'sevens?|7s?|777|hot|reel'],
  lantern: [lantern, 'lanterns?|festival|new year'],
  cards: [cards, 'cards?|poker|ace|baccarat|blackjack|bull|rummy|niuniu|zjh'],
  chips: [chips, 'chips?|casino|vegas|stack'],
  roulette: [roulette, 'roulette|wheel|spin'],
  dice: [dice, 'dice|sic ?bo|craps|tan'],
  dealer: [dealer, 'dealer|live|studio'],
  shark: [shark, 'shark|jaws|hunter'],
  crab: [crab, 'crab|lobster|claw'],
  octopus: [octopus, 'octopus|kraken|squid|tentacle'],
  angler: [angler, 'angler|abyss|deep'],
  cannon: [cannon, 'cannon|shoot|blast|gun'],
  reefFish: [reefFish, 'reef|coral|fish|fishing'],
  football: [football, 'football|soccer|goal|league|striker'],
  basketball: [basketball, 'basketball|hoop|dunk|court'],
  tennis: [tennis, 'tennis|racket|smash|badminton'],
  glove: [glove, 'box|boxing|fight|muay|ring|knockout'],
  trophy: [trophy, 'trophy|cup|champion|champions'],
  gamepad: [gamepad, 'pad|arcade|console|play'],
  swordShield: [swordShield, 'sword|shield|arena|legend|knight|warrior|blade|moba'],
  crosshair: [crosshair, 'strike|sniper|shooter|target|counter'],
  lottoBalls: [lottoBalls, 'balls?|mark|lotto|keno'],
  drum: [drum, 'drum|draw'],
  tickets: [tickets, 'tickets?|scratch|lottery'],
  bingo: [bingo, 'bingo'],
} satisfies Record<string, [Subject, string]>
export type SubjectName = keyof typeof SUBJECTS

const SLOT: SubjectName[] = [
  'dragon',
  'tiger',
  'lion',
  'phoenix',
  'koi',
  'gem',
  'crown',
  'coin',
  'ingot',
  'chest',
  'bell',
  'sevens',
  'lantern',
]
const LIVE: SubjectName[] = ['dealer', 'roulette', 'cards', 'dice', 'chips']

/** What a category may show when a name calls for nothing. */
export const CASTS: Record<GameType, SubjectName[]> = {
  RNG: SLOT,
  LIVE,
  BG: LIVE,
  PVP: ['cards', 'chips', 'dice'],
  FISH: ['shark', 'crab', 'octopus', 'angler', 'reefFish'],
  SPORTS: ['football', 'basketball', 'tennis', 'glove', 'trophy'],
  ESPORTS: ['gamepad', 'swordShield', 'crosshair'],
  LOTT: ['lottoBalls', 'drum', 'tickets'],
  ELOTT: ['drum', 'lottoBalls', 'tickets'],
  BINGO: ['bingo'],
  COCKFIGHT: ['rooster'],
}
