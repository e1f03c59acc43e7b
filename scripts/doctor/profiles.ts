import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Profile } from './report.ts'

/** Folders whose `api.ts` belongs to a profile; the longest that fits counts. */
const OWNERS: Readonly<Record<Profile, readonly string[]>> = {
  public: [
    'core/system',
    'core/gateway',
    'core/locale',
    'features/help',
    'features/chat',
    'parts/content',
  ],
  identity: [
    'core/gateway/socket',
    'core/session',
    'features/auth',
    'features/member/security',
    'features/member/messages',
    'parts/form',
    'parts/identity',
    'parts/play/free',
  ],
  games: [
    'features/game-details',
    'features/lobby',
    'features/lottery',
    'features/search',
    'features/winners',
    'parts/browser',
    'parts/games',
    'parts/play',
  ],
  cashier: [
    'core/wallet',
    'features/member/deposit',
    'features/member/records',
    'features/member/security/payout',
    'features/member/wallets',
    'features/member/withdraw',
    'parts/money',
  ],
  promotions: [
    'core/wallet/points',
    'features/member/bonuses',
    'features/member/missions',
    'features/member/rebate',
    'features/member/referral',
    'features/member/rewards',
    'features/points',
    'features/promotions',
    'features/raffle',
    'features/vip',
    'parts/invitations',
    'parts/money/rewards',
  ],
  agents: ['features/affiliate', 'features/agent'],
}

const FOLDERS = Object.entries(OWNERS)
  .flatMap(([profile, folders]) =>
    folders.map((folder) => ({ folder, profile: profile as Profile })),
  )
  .toSorted((one, other) => other.folder.length - one.folder.length)

/** Tells which profile a call belongs to. Throws if its folder is in none. */
export function profileOf({ owner, name }: Pick<DeclaredCall, 'owner' | 'name'>): Profile {
  const found = FOLDERS.find(({ folder }) => `${owner}/`.startsWith(`${folder}/`))
  if (!found) throw new Error(`${owner} ${name}: name its folder in scripts/doctor/profiles.ts`)
  return found.profile
}
