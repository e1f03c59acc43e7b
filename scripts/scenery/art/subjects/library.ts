import type { GameType } from '#parts/games/schema.ts'
import { bull, elephant, fox, monkey, panda, wolf } from './beasts.ts'
import { dealer } from './dealer.ts'
import { dice } from './dice.ts'
import { bell, lantern, sevens } from './luck.ts'
import { mask, samurai, skull } from './martial.ts'
import { pyramid, ship, temple } from './places.ts'
import { reels } from './reels.ts'
import { book, crystalBall, lotus, potion, scarab } from './relics.ts'
import { planet, rocket, sun } from './sky.ts'
import { cards, chips, roulette } from './table.ts'
import { chest, coin, crown, gem, ingot } from './wealth.ts'
import { lion, tiger } from './cats.ts'
import { bars, cherries, citrus, clover, grapes, melon } from './fruit.ts'
import type { Brush } from '../brush.ts'
import { tone } from '../colour.ts'
import type { Random } from '../../random.ts'
import type { Kit, Subject } from './kit.ts'
import { dragon, koi, phoenix, rooster } from './mythic.ts'
import { bingo, drum, lottoBalls, tickets } from './draw.ts'
import { crosshair, gamepad, swordShield } from './esport.ts'
import { basketball, football, glove, tennis, trophy } from './sport.ts'
import { angler, cannon, crab, octopus, reefFish, shark } from './sea.ts'

/** Every figure, with the words of a game's name that select it and the hues that it may have. */
export const SUBJECTS = {
  dragon: [dragon, 'dragon|naga|serpent|wyrm'],
  tiger: [tiger, 'tiger|panther|jaguar|leopard|cat'],
  lion: [lion, 'lion|safari|savann?a'],
  panda: [panda, 'panda|bamboo'],
  wolf: [wolf, 'wolf|wolves|howl|husky'],
  fox: [fox, 'fox|kitsune|spirit'],
  bull: [bull, 'bull|ox|buffalo|bison|matador|minotaur', [28, 45, 275, 15]],
  elephant: [elephant, 'elephant|mammoth|ganesha?|siam|thai'],
  monkey: [monkey, 'monkey|ape|gorilla|kong'],
  mask: [mask, 'mask|oni|demon|carnival|opera'],
  samurai: [samurai, 'samurai|ronin|shogun|ninja|katana'],
  book: [book, 'book|tome|scroll|secrets?'],
  crystalBall: [crystalBall, 'magic|mystic|fortune teller|witch|oracle|orb'],
  scarab: [scarab, 'scarab|anubis|cleo|egypt|pharaoh|nile'],
  lotus: [lotus, 'lotus|flower|blossom|garden|bloom|sakura'],
  skull: [skull, 'skull|bones|dead|corsair|captain'],
  potion: [potion, 'potion|elixir|alchemy|brew|wizard'],
  temple: [temple, 'temple|pagoda|shrine|city|dynasty'],
  pyramid: [pyramid, 'pyramid|desert|tomb|aztec|maya'],
  ship: [ship, 'ship|pirates?|voyage|sail|sea'],
  rocket: [rocket, 'rocket|space|launch|crash|turbo'],
  planet: [planet, 'planet|galaxy|cosmic|star|nova|orbit|astro'],
  sun: [sun, 'sun|solar|inca|dawn|fire'],
  reels: [reels, 'slot|machine|bandit'],
  cherries: [cherries, 'cherry|cherries|fruit'],
  melon: [melon, 'melon|watermelon|summer'],
  grapes: [grapes, 'grapes?|wine|vine|bacchus'],
  citrus: [citrus, 'lemon|citrus|orange|juicy|tropical'],
  bars: [bars, 'bars?|triple|retro'],
  clover: [clover, 'clover|shamrock|irish|leprechaun'],
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
  lantern: [lantern, 'lanterns?|festival|new year', [25, 18, 50, 340]],
  cards: [cards, 'cards?|poker|ace|baccarat|blackjack|bull|rummy|niuniu|zjh'],
  chips: [chips, 'chips?|casino|vegas|stack'],
  roulette: [roulette, 'roulette|wheel|spin'],
  dice: [dice, 'dice|sic ?bo|craps|tan'],
  dealer: [dealer, 'dealer|live|studio'],
  shark: [shark, 'shark|jaws|hunter', [235, 255, 215, 195]],
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
} satisfies Record<string, [draw: Subject, words: string, hues?: number[]]>
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
  'panda',
  'wolf',
  'fox',
  'bull',
  'elephant',
  'monkey',
  'mask',
  'samurai',
  'book',
  'crystalBall',
  'scarab',
  'lotus',
  'skull',
  'potion',
  'temple',
  'pyramid',
  'ship',
  'rocket',
  'planet',
  'sun',
  'reels',
  'cherries',
  'melon',
  'grapes',
  'citrus',
  'bars',
  'clover',
]
const LIVE: SubjectName[] = ['dealer', 'roulette', 'cards', 'dice', 'chips']

/** Figures that a category may show when the game's name selects none. */
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

/** Further figures of a category, for pictures whose other parts already show the category. */
export const GUESTS: Partial<Record<GameType, SubjectName[]>> = {
  PVP: ['bull', 'crown', 'tiger', 'monkey', 'dragon', 'lion', 'fox'],
  FISH: ['koi', 'dragon', 'ship', 'chest'],
}

const LEGIBLE = new Set<SubjectName>([
  'tickets',
  'lottoBalls',
  'drum',
  'bingo',
  'bars',
  'sevens',
  'reels',
])

/** Whether a figure may be mirrored: those with letters or numbers may not. */
export const mayFlip = (name: SubjectName) => !LEGIBLE.has(name)

const CALLS = Object.entries(SUBJECTS).map(
  ([name, [, words]]) => [name as SubjectName, new RegExp(`\\b(?:${words})\\b`, 'i')] as const,
)

/** Words of praise, which do not name the figure: in “Golden Tiger” the figure is the tiger. */
const PRAISE =
  /^(luck|lucky|fortune|gold|golden|rich|riches|wealth|prosperity|hot|royal|magic|mystic|fire|deep|classic|triple|hunter|star|turbo|play|draw)$/i

/**
 * Lists the figures that a game's name selects: named things first, then words of praise, each in
 * its order.
 */
export function calledBy(title: string): SubjectName[] {
  return CALLS.flatMap(([name, words]) => {
    const found = words.exec(title)
    return found ? [{ name, at: found.index + (PRAISE.test(found[0]) ? title.length : 0) }] : []
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

/** Draws a figure in the picture's colours, or in colours of its own. */
export function drawSubject(name: SubjectName, brush: Brush, kit: Kit, chance: Random): string {
  const [draw, , hues]: [Subject, string, number[]?] = SUBJECTS[name]
  return draw(brush, hues ? { ...kit, main: tone(0.6, 0.19, chance.pick(hues)) } : kit, chance)
}
