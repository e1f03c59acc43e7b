import type { Db } from '../../db/open.ts'
import { ledgerAccounts } from '../../db/play-tables.ts'
import { inserter } from '../../db/prepared-statements.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD, makeAccount } from '../identity/accounts.ts'
import { readPasswordHash } from '../identity/players.ts'
import { idOf, mainWalletOf } from '../money/ledger.ts'
import { idFor } from '../team/team-demo.ts'
import { lowerRates, TOP_RATES } from '../team/team-plan.ts'
import type { FixturePerson } from './fixture-tree.ts'

/** Writes the accounts of a tree's people, their wallets and their positions in the tree. */
export function writeFixturePeople(db: Db, merchant: string, tree: readonly FixturePerson[]): void {
  const addAccount = inserter(db, accounts)
  const addNode = inserter(db, teamNodes)
  const addWallet = inserter(db, ledgerAccounts)
  const passwordHash = readPasswordHash(db, DEMO_ACCOUNTS[0]!.password)
  const paymentPasswordHash = readPasswordHash(db, DEMO_PAYMENT_PASSWORD)
  for (const { username, parent, parentCode, code, path, depth, isAgent, joinedAt } of tree) {
    addAccount.run(
      makeAccount(
        {
          id: idFor(merchant, username),
          merchant,
          username,
          passwordHash,
          paymentPasswordHash,
          firstLoginAt: joinedAt,
          role: isAgent ? 'agent' : 'member',
          type: isAgent ? 1 : 0,
          nickname: username.replace(/\d+$/, ''),
          ...(isAgent && { ownAffiliateCode: code }),
          affiliateCode: parentCode,
        },
        joinedAt,
      ),
    )
    addNode.run({
      merchant,
      username,
      parent,
      path,
      depth,
      joinedAt,
      rates: lowerRates(TOP_RATES, 4 * depth),
      lastLoginAt: joinedAt,
    })
    const main = mainWalletOf(merchant, username)
    addWallet.run({ ...main, id: idOf(main), balance: 0 })
  }
}

/** Notes the last day of play and the last login of each member, after all bets are written. */
export const noteLastActivity = (db: Db, merchant: string) =>
  db.$client
    .prepare(
      `UPDATE team_nodes SET
         activeOn = (SELECT max(day) FROM player_days AS daily WHERE daily.merchant = @merchant
           AND daily.username = team_nodes.username AND daily.validBets > 0),
         lastLoginAt = coalesce((SELECT max(at) FROM ledger_entries AS entry
           WHERE entry.merchant = @merchant AND account = 'main:' || team_nodes.username), lastLoginAt)
       WHERE merchant = @merchant`,
    )
    .run({ merchant })
