-- Written by drizzle-kit: vitest run --project unit scripts/sandbox/db/schema.test.ts -u
CREATE TABLE `accounts` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`role` text NOT NULL,
	`type` integer NOT NULL,
	`nickname` text NOT NULL,
	`language` text,
	`mobileNum` text,
	`countryDialingCode` text,
	`email` text,
	`payeeName` text,
	`totpSecret` text,
	`totpUsedStep` integer,
	`vipRank` integer,
	`passwordHash` text NOT NULL,
	`passwordChangedAt` integer NOT NULL,
	`paymentPasswordHash` text,
	`passwordChange` text,
	`temporaryHash` text,
	`temporaryUntil` integer,
	`createdAt` integer NOT NULL,
	`firstLoginAt` integer,
	`alwaysAskFactor` integer NOT NULL,
	`affiliateCode` text,
	`ownAffiliateCode` text,
	`profile` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE UNIQUE INDEX `accounts_id_unique` ON `accounts` (`id`);
CREATE INDEX `accounts_by_mobile` ON `accounts` (`merchant`,`mobileNum`);
CREATE INDEX `accounts_by_email` ON `accounts` (`merchant`,`email`);
CREATE TABLE `affiliate_applications` (
	`reference` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`name` text NOT NULL,
	`channel` text NOT NULL,
	`contact` text NOT NULL,
	`country` text NOT NULL,
	`traffic` text NOT NULL,
	`plan` text NOT NULL,
	`message` text,
	`createdAt` integer NOT NULL
);

CREATE UNIQUE INDEX `application_of_contact` ON `affiliate_applications` (`merchant`,`channel`,`contact`);
CREATE INDEX `application_of_merchant` ON `affiliate_applications` (`merchant`,`createdAt`);
CREATE TABLE `agent_news_reads` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`announcement` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `announcement`)
);

CREATE TABLE `attempts` (
	`merchant` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	`firstAt` integer NOT NULL,
	`lastAt` integer NOT NULL,
	`lockedUntil` integer,
	PRIMARY KEY(`merchant`, `kind`, `subject`)
);

CREATE TABLE `authenticator_setups` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`secret` text NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE TABLE `bet_days` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`vendor` text NOT NULL,
	`gameType` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	`stake` integer NOT NULL,
	`validBet` integer NOT NULL,
	`win` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`, `vendor`, `gameType`, `state`)
);

CREATE TABLE `bets` (
	`vendor` text NOT NULL,
	`transactionId` text NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`seatId` text NOT NULL,
	`nodeId` text,
	`roundId` text NOT NULL,
	`amount` integer NOT NULL,
	`trial` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`gameType` text NOT NULL,
	`win` integer DEFAULT 0 NOT NULL,
	`closedAt` integer,
	`path` text,
	PRIMARY KEY(`vendor`, `transactionId`)
);

CREATE INDEX `bets_by_end` ON `bets` (`merchant`,`closedAt`);
CREATE INDEX `bets_by_round` ON `bets` (`seatId`,`roundId`);
CREATE INDEX `bets_by_state` ON `bets` (`merchant`,`username`,`state`,`at`);
CREATE INDEX `bets_by_type` ON `bets` (`merchant`,`username`,`gameType`,`state`,`at`);
CREATE INDEX `bets_by_vendor` ON `bets` (`merchant`,`username`,`vendor`,`state`,`at`);
CREATE INDEX `bets_by_time` ON `bets` (`merchant`,`at`) WHERE "bets"."trial" = 0 AND "bets"."amount" > 0;
CREATE INDEX `bets_unsettled_by_time` ON `bets` (`merchant`,`state`,`at`) WHERE "bets"."trial" = 0 AND "bets"."amount" > 0 AND "bets"."state" <> 'settled';
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`answer` text NOT NULL,
	`expiresAt` integer NOT NULL
);

CREATE TABLE `codes` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`purpose` text NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`codeHash` text NOT NULL,
	`sentAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`attempts` integer NOT NULL,
	`usedAt` integer
);

CREATE INDEX `codes_by_address` ON `codes` (`merchant`,`purpose`,`address`);
CREATE TABLE `coming_moves` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`upline` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE TABLE `commission_days` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`earned` integer NOT NULL,
	`carriedIn` integer NOT NULL,
	`carriedOut` integer NOT NULL,
	`amount` integer NOT NULL,
	`paidAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`)
);

CREATE INDEX `commission_days_by_day` ON `commission_days` (`merchant`,`day`);
CREATE TABLE `commission_lines` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`source` text NOT NULL,
	`rateGroup` text NOT NULL,
	`validBet` integer NOT NULL,
	`rate` integer NOT NULL,
	`sourceRate` integer NOT NULL,
	`earned` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`, `source`, `rateGroup`)
);

CREATE TABLE `commission_marks` (
	`merchant` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`since` text NOT NULL
);

CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`kind` text NOT NULL,
	`upline` text,
	`downline` text NOT NULL,
	`state` text NOT NULL,
	`terms` text NOT NULL,
	`version` integer NOT NULL,
	`supersedes` text,
	`offeredAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`signedAt` integer,
	`countsFrom` integer,
	`endAskedBy` text,
	`endAskedAt` integer,
	`endedAt` integer,
	`dueAt` integer
);

CREATE UNIQUE INDEX `contracts_in_force` ON `contracts` (`merchant`,`kind`,`downline`) WHERE "contracts"."state" IN ('active', 'terminationRequested');
CREATE UNIQUE INDEX `contracts_offered` ON `contracts` (`merchant`,`kind`,`downline`) WHERE "contracts"."state" = 'offered';
CREATE INDEX `contracts_by_downline` ON `contracts` (`merchant`,`downline`,`kind`,`offeredAt`);
CREATE INDEX `contracts_by_upline` ON `contracts` (`merchant`,`upline`,`kind`,`offeredAt`);
CREATE INDEX `contracts_due` ON `contracts` (`merchant`,`dueAt`);
CREATE TABLE `contract_settlements` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`contractId` text NOT NULL,
	`kind` text NOT NULL,
	`upline` text,
	`downline` text NOT NULL,
	`period` text NOT NULL,
	`start` integer NOT NULL,
	`end` integer NOT NULL,
	`cause` text NOT NULL,
	`figures` text NOT NULL,
	`base` integer NOT NULL,
	`tier` integer,
	`rate` integer NOT NULL,
	`carriedIn` integer NOT NULL,
	`carriedOut` integer NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`settledAt` integer NOT NULL,
	`paidAt` integer
);

CREATE UNIQUE INDEX `settled_once` ON `contract_settlements` (`contractId`,`period`,`cause`);
CREATE INDEX `settlements_by_downline` ON `contract_settlements` (`merchant`,`downline`,`kind`,`end`);
CREATE INDEX `settlements_by_upline` ON `contract_settlements` (`merchant`,`upline`,`kind`,`end`);
CREATE INDEX `settlements_by_downline_base` ON `contract_settlements` (`merchant`,`downline`,`kind`,`base`,`id`,`end`,`state`);
CREATE INDEX `settlements_by_upline_base` ON `contract_settlements` (`merchant`,`upline`,`kind`,`base`,`id`,`end`,`state`);
CREATE INDEX `settlements_by_downline_amount` ON `contract_settlements` (`merchant`,`downline`,`kind`,`amount`,`id`,`end`,`state`);
CREATE INDEX `settlements_by_upline_amount` ON `contract_settlements` (`merchant`,`upline`,`kind`,`amount`,`id`,`end`,`state`);
CREATE INDEX `settlements_owed` ON `contract_settlements` (`merchant`,`end`,`upline`) WHERE "contract_settlements"."state" = 'owed';
CREATE TABLE `contract_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`contractId` text NOT NULL,
	`state` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `contract_steps_by_contract` ON `contract_steps` (`merchant`,`contractId`,`id`);
CREATE TABLE `deposit_payments` (
	`merchant` text NOT NULL,
	`transRef` text NOT NULL,
	`depositId` text NOT NULL,
	`units` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`merchant`, `transRef`)
);

CREATE TABLE `deposits` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`username` text NOT NULL,
	`methodId` text NOT NULL,
	`methodName` text NOT NULL,
	`state` text NOT NULL,
	`cause` text,
	`reason` text,
	`amount` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`credited` integer DEFAULT 0 NOT NULL,
	`suspended` integer DEFAULT 0 NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`bonusId` text,
	`bonus` integer DEFAULT 0 NOT NULL,
	`network` text,
	`assetAmount` text,
	`seen` integer DEFAULT 0 NOT NULL,
	`token` text NOT NULL,
	`returnUrl` text NOT NULL,
	`slipRef` text,
	`proofs` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`expiresAt` integer,
	`saidPaidAt` integer,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE INDEX `deposits_by_player` ON `deposits` (`merchant`,`username`,`createdAt`);
CREATE TABLE `deposit_slips` (
	`merchant` text NOT NULL,
	`transRef` text NOT NULL,
	`depositId` text NOT NULL,
	PRIMARY KEY(`merchant`, `transRef`)
);

CREATE TABLE `entry_days` (
	`merchant` text NOT NULL,
	`account` text NOT NULL,
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	`received` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`merchant`, `account`, `day`, `reason`)
);

CREATE TABLE `favorites` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`nodeId` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `nodeId`)
);

CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text,
	`questionType` text NOT NULL,
	`content` text NOT NULL,
	`contact` text,
	`createdAt` integer NOT NULL,
	`answer` text
);

CREATE TABLE `final_places` (
	`merchant` text NOT NULL,
	`contest` text NOT NULL,
	`rank` integer NOT NULL,
	`player` text NOT NULL,
	`username` text,
	`score` integer NOT NULL,
	PRIMARY KEY(`merchant`, `contest`, `rank`)
);

CREATE TABLE `games` (
	`nodeId` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`foundBy` text NOT NULL,
	`type` text NOT NULL,
	`vendor` text NOT NULL,
	`code` text NOT NULL,
	`isGame` text NOT NULL,
	`classify` text NOT NULL,
	`hot` integer NOT NULL,
	`isNew` integer NOT NULL,
	`trial` integer NOT NULL,
	`rank` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`vendor`) REFERENCES `vendors`(`code`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `games_by_rank` ON `games` (`rank`);
CREATE INDEX `games_by_position` ON `games` (`position`);
CREATE INDEX `games_by_type` ON `games` (`type`,`position`);
CREATE INDEX `games_by_vendor` ON `games` (`vendor`,`position`);
CREATE INDEX `games_by_classify` ON `games` (`classify`,`position`);
CREATE INDEX `games_by_mark` ON `games` (`hot`,`position`);
CREATE TABLE `seats` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`sessionId` text NOT NULL,
	`account` text NOT NULL,
	`seat` text NOT NULL,
	`createdAt` integer NOT NULL
);

CREATE TABLE `histories` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE TABLE `holds` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`amount` integer NOT NULL,
	`remaining` integer NOT NULL,
	`openedAt` integer NOT NULL,
	`resolvedAt` integer,
	PRIMARY KEY(`merchant`, `id`),
	CONSTRAINT "hold_is_part" CHECK("holds"."remaining" BETWEEN 0 AND "holds"."amount"),
	CONSTRAINT "hold_is_resolved" CHECK(("holds"."resolvedAt" IS NULL) = ("holds"."remaining" > 0))
);

CREATE TABLE `intents` (
	`merchant` text NOT NULL,
	`player` text NOT NULL,
	`call` text NOT NULL,
	`key` text NOT NULL,
	`bodyHash` text NOT NULL,
	`reply` text NOT NULL,
	PRIMARY KEY(`merchant`, `player`, `call`, `key`)
);

CREATE TABLE `invitation_arrivals` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`invitation` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE INDEX `arrivals_by_invitation` ON `invitation_arrivals` (`merchant`,`invitation`,`day`);
CREATE TABLE `invitation_opens` (
	`merchant` text NOT NULL,
	`invitation` text NOT NULL,
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`merchant`, `invitation`, `day`, `visitor`)
);

CREATE TABLE `invitations` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`agent` text NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`rates` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastDay` text,
	`expiresAt` integer,
	`usesLimit` integer,
	`uses` integer NOT NULL,
	`pausedAt` integer,
	`deletedAt` integer,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE UNIQUE INDEX `invitation_code_once` ON `invitations` (`merchant`,`code`);
CREATE INDEX `invitations_of` ON `invitations` (`merchant`,`agent`,`createdAt`);
CREATE TABLE `keys` (
	`kid` text PRIMARY KEY NOT NULL,
	`privateJwk` text NOT NULL,
	`createdAt` integer NOT NULL
);

CREATE TABLE `known_addresses` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`ip` text NOT NULL,
	`device` text NOT NULL,
	`seenAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `ip`)
);

CREATE TABLE `ledger_accounts` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`username` text,
	`party` text,
	`balance` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	CONSTRAINT "balance_is_exact" CHECK(abs("ledger_accounts"."balance") <= 9007199254740991),
	CONSTRAINT "players_owe_nothing" CHECK("ledger_accounts"."balance" >= 0 OR "ledger_accounts"."kind" NOT IN ('main', 'vendorWallet', 'play', 'hold', 'points', 'pointsHold'))
);

CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`transferId` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`balanceAfter` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`transferId`) REFERENCES `ledger_transfers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant`,`account`) REFERENCES `ledger_accounts`(`merchant`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entry_moves_money" CHECK("ledger_entries"."amount" <> 0),
	CONSTRAINT "entry_is_exact" CHECK(abs("ledger_entries"."amount") <= 9007199254740991 AND abs("ledger_entries"."balanceAfter") <= 9007199254740991)
);

CREATE INDEX `entries_by_transfer` ON `ledger_entries` (`transferId`);
CREATE INDEX `entries_by_account` ON `ledger_entries` (`merchant`,`account`,`at`);
CREATE INDEX `entries_by_reason` ON `ledger_entries` (`merchant`,`account`,`reason`,`at`);
CREATE INDEX `entries_of_wallets_by_time` ON `ledger_entries` (`merchant`,`at`) WHERE "ledger_entries"."account" GLOB 'main:*';
CREATE TABLE `ledger_transfers` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	`insertedAt` integer NOT NULL,
	`reverses` integer,
	FOREIGN KEY (`reverses`) REFERENCES `ledger_transfers`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE UNIQUE INDEX `transfers_by_cause` ON `ledger_transfers` (`merchant`,`reason`,`reference`);
CREATE UNIQUE INDEX `transfers_reversed_once` ON `ledger_transfers` (`reverses`);
CREATE TABLE `login_records` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`at` integer NOT NULL,
	`ip` text NOT NULL,
	`device` text NOT NULL,
	`outcome` text NOT NULL
);

CREATE INDEX `login_records_by_player` ON `login_records` (`merchant`,`username`,`at`);
CREATE TABLE `merchants` (
	`code` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`timeZone` text NOT NULL
);

CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`reference` text,
	`at` integer NOT NULL,
	`readAt` integer,
	`deletedAt` integer,
	`hasReward` integer NOT NULL
);

CREATE UNIQUE INDEX `message_once` ON `messages` (`merchant`,`username`,`kind`,`reference`);
CREATE INDEX `message_of_player` ON `messages` (`merchant`,`username`,`at`,`id`);
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);

CREATE TABLE `opened_accounts` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`agent` text NOT NULL,
	`intentKey` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE INDEX `opened_accounts_of` ON `opened_accounts` (`merchant`,`agent`,`at`);
CREATE INDEX `opened_accounts_by_intent` ON `opened_accounts` (`merchant`,`agent`,`intentKey`);
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`channel` text NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`isSent` integer NOT NULL,
	`at` integer NOT NULL
);

CREATE TABLE `past_places` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`path` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `until`)
);

CREATE TABLE `payout_accounts` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`institution` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`isDefault` integer NOT NULL,
	`addedAt` integer NOT NULL,
	`usableFrom` integer NOT NULL,
	`waitReason` text NOT NULL,
	`removedAt` integer,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE INDEX `payout_accounts_by_player` ON `payout_accounts` (`merchant`,`username`);
CREATE TABLE `payouts` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`withdrawalId` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`sentAt` integer NOT NULL,
	`confirmBy` integer NOT NULL,
	`proofStartedAt` integer,
	`proofs` text DEFAULT '[]' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`reason` text,
	`transferId` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`transferId`) REFERENCES `ledger_transfers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant`,`withdrawalId`) REFERENCES `withdrawals`(`merchant`,`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `payouts_by_withdrawal` ON `payouts` (`merchant`,`withdrawalId`);
CREATE INDEX `payouts_by_deadline` ON `payouts` (`merchant`,`state`,`confirmBy`);
CREATE TABLE `player_days` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`path` text NOT NULL,
	`gameType` text NOT NULL,
	`deposits` integer NOT NULL,
	`withdrawals` integer NOT NULL,
	`stake` integer NOT NULL,
	`validBet` integer NOT NULL,
	`win` integer NOT NULL,
	`bonuses` integer NOT NULL,
	`rebates` integer NOT NULL,
	`validBets` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`, `path`, `gameType`)
);

CREATE INDEX `player_days_by_day` ON `player_days` (`merchant`,`day`);
CREATE TABLE `point_accounts` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`settledAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE TABLE `point_conversion_days` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`)
);

CREATE TABLE `point_days` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`day` text NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `day`)
);

CREATE TABLE `point_exchanges` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`goodId` text,
	`quantity` integer NOT NULL,
	`points` integer NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`address` text,
	`remark` text DEFAULT '' NOT NULL,
	`tracking` text DEFAULT '' NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`intentKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	CONSTRAINT "exchange_costs" CHECK("point_exchanges"."points" > 0 AND "point_exchanges"."amount" >= 0)
);

CREATE INDEX `exchanges_by_player` ON `point_exchanges` (`merchant`,`username`,`createdAt`);
CREATE UNIQUE INDEX `exchanges_by_intent` ON `point_exchanges` (`merchant`,`username`,`intentKey`);
CREATE TABLE `point_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`exchangeId` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `point_steps_by_exchange` ON `point_steps` (`merchant`,`exchangeId`);
CREATE TABLE `point_stocks` (
	`merchant` text NOT NULL,
	`goodId` text NOT NULL,
	`stock` integer NOT NULL,
	`sold` integer NOT NULL,
	PRIMARY KEY(`merchant`, `goodId`),
	CONSTRAINT "stock_is_enough" CHECK("point_stocks"."sold" BETWEEN 0 AND "point_stocks"."stock")
);

CREATE TABLE `promotion_entries` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`campaign` text NOT NULL,
	`round` text NOT NULL,
	`state` text NOT NULL,
	`joinedAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`comment` text,
	`pictures` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `campaign`, `round`)
);

CREATE INDEX `entries_by_state` ON `promotion_entries` (`merchant`,`state`,`updatedAt`);
CREATE TABLE `promotion_spending` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`campaign` text NOT NULL,
	`round` text NOT NULL,
	`grants` integer NOT NULL,
	`units` integer NOT NULL,
	PRIMARY KEY(`merchant`, `campaign`, `round`, `username`),
	CONSTRAINT "spending_is_sound" CHECK("promotion_spending"."grants" >= 0 AND "promotion_spending"."units" >= 0)
);

CREATE TABLE `question_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`questionId` text NOT NULL,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `reply_of_question` ON `question_replies` (`merchant`,`questionId`,`id`);
CREATE TABLE `questions` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`topic` text NOT NULL,
	`state` text NOT NULL,
	`unseen` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE INDEX `question_of_player` ON `questions` (`merchant`,`username`,`updatedAt`);
CREATE TABLE `raffle_draws` (
	`place` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`raffleId` text NOT NULL,
	`username` text NOT NULL,
	`commitment` text NOT NULL,
	`clientSeed` text NOT NULL,
	`nonce` integer NOT NULL,
	`number` integer NOT NULL,
	`odds` text NOT NULL,
	`landedId` text NOT NULL,
	`prizeId` text NOT NULL,
	`fallbackId` text NOT NULL,
	`points` integer,
	`intentKey` text NOT NULL,
	`at` integer NOT NULL
);

CREATE UNIQUE INDEX `raffle_draw_by_id` ON `raffle_draws` (`merchant`,`id`);
CREATE UNIQUE INDEX `raffle_draw_by_nonce` ON `raffle_draws` (`merchant`,`commitment`,`nonce`);
CREATE UNIQUE INDEX `raffle_draw_by_intent` ON `raffle_draws` (`merchant`,`username`,`intentKey`);
CREATE INDEX `raffle_draws_of_player` ON `raffle_draws` (`merchant`,`raffleId`,`username`,`place`);
CREATE TABLE `raffle_entrants` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`raffleId` text NOT NULL,
	`gifts` integer DEFAULT 0 NOT NULL,
	`spent` integer DEFAULT 0 NOT NULL,
	`day` text DEFAULT '' NOT NULL,
	`draws` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`merchant`, `raffleId`, `username`)
);

CREATE TABLE `raffle_prizes` (
	`merchant` text NOT NULL,
	`raffleId` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`label` text NOT NULL,
	`amount` integer NOT NULL,
	`multiplier` integer DEFAULT 0 NOT NULL,
	`parts` integer NOT NULL,
	`stock` integer,
	`given` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`merchant`, `raffleId`, `id`),
	CONSTRAINT "prize_is_in_stock" CHECK("raffle_prizes"."stock" IS NULL OR "raffle_prizes"."given" <= "raffle_prizes"."stock")
);

CREATE TABLE `raffles` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`game` text NOT NULL,
	`boxes` integer NOT NULL,
	`title` text NOT NULL,
	`lead` text NOT NULL,
	`opensAt` integer NOT NULL,
	`closesAt` integer NOT NULL,
	`points` integer,
	`drawsPerDay` integer,
	`ways` text NOT NULL,
	`fallbackId` text NOT NULL,
	PRIMARY KEY(`merchant`, `id`)
);

CREATE TABLE `raffle_seeds` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`raffleId` text NOT NULL,
	`commitment` text NOT NULL,
	`serverSeed` text NOT NULL,
	`draws` integer NOT NULL,
	`revealedAt` integer,
	PRIMARY KEY(`merchant`, `commitment`)
);

CREATE UNIQUE INDEX `raffle_seed_in_use` ON `raffle_seeds` (`merchant`,`raffleId`,`username`) WHERE "raffle_seeds"."revealedAt" IS NULL;
CREATE TABLE `raffle_winners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`raffleId` text NOT NULL,
	`player` text NOT NULL,
	`prizeId` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `raffle_winners_by_time` ON `raffle_winners` (`merchant`,`raffleId`,`at`);
CREATE TABLE `rate_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`agent` text NOT NULL,
	`at` integer NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL
);

CREATE INDEX `rate_changes_by_member` ON `rate_changes` (`merchant`,`username`,`at`);
CREATE TABLE `rebate_claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`gameType` text NOT NULL,
	`validBet` integer NOT NULL,
	`rate` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `rebate_claims_of_player` ON `rebate_claims` (`merchant`,`username`,`at`);
CREATE TABLE `rebate_marks` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`gameType` text NOT NULL,
	`rebated` integer NOT NULL,
	`remainder` integer NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `gameType`),
	CONSTRAINT "rebate_remainder" CHECK("rebate_marks"."remainder" BETWEEN 0 AND 9999)
);

CREATE TABLE `recents` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`nodeId` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`, `nodeId`)
);

CREATE TABLE `recovery_codes` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`codeHash` text NOT NULL,
	`usedAt` integer,
	PRIMARY KEY(`merchant`, `username`, `codeHash`)
);

CREATE TABLE `referral_codes` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE UNIQUE INDEX `referral_code_once` ON `referral_codes` (`merchant`,`code`);
CREATE TABLE `referrals` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`player` text NOT NULL,
	`referrer` text NOT NULL,
	`at` integer NOT NULL,
	`depositedAt` integer,
	`qualifiedAt` integer,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE INDEX `referral_of` ON `referrals` (`merchant`,`referrer`,`at`);
CREATE TABLE `rewards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`source` text NOT NULL,
	`reference` text NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`multiplier` integer NOT NULL,
	`grantedAt` integer NOT NULL,
	`expiresAt` integer,
	`claimedAt` integer,
	CONSTRAINT "reward_has_amount" CHECK("rewards"."amount" > 0)
);

CREATE UNIQUE INDEX `reward_once` ON `rewards` (`merchant`,`username`,`source`,`reference`);
CREATE INDEX `reward_of_player` ON `rewards` (`merchant`,`username`,`grantedAt`);
CREATE TABLE `second_factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`ip` text NOT NULL,
	`mustChange` text,
	`attempts` integer NOT NULL,
	`expiresAt` integer NOT NULL
);

CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`tokenHash` text NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`ip` text NOT NULL,
	`device` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastSeenAt` integer NOT NULL,
	`endedAt` integer,
	`endedReason` text,
	`mustChange` text
);

CREATE UNIQUE INDEX `sessions_by_token` ON `sessions` (`tokenHash`);
CREATE INDEX `sessions_by_player` ON `sessions` (`merchant`,`username`);
CREATE TABLE `settlements` (
	`vendor` text NOT NULL,
	`transactionId` text NOT NULL,
	`merchant` text NOT NULL,
	`seatId` text NOT NULL,
	`roundId` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`vendor`, `transactionId`)
);

CREATE TABLE `social_accounts` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`boundAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `provider`, `subject`)
);

CREATE UNIQUE INDEX `social_accounts_by_player` ON `social_accounts` (`merchant`,`username`,`provider`);
CREATE TABLE `social_visits` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text,
	`secret` text,
	`provider` text NOT NULL,
	`returnUrl` text NOT NULL,
	`ticket` text,
	`subject` text,
	`name` text,
	`expiresAt` integer NOT NULL
);

CREATE TABLE `team_nodes` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`parent` text,
	`path` text NOT NULL,
	`depth` integer NOT NULL,
	`joinedAt` integer NOT NULL,
	`rates` text NOT NULL,
	`activeOn` text,
	`lastLoginAt` integer,
	PRIMARY KEY(`merchant`, `username`)
);

CREATE INDEX `team_nodes_by_parent` ON `team_nodes` (`merchant`,`parent`,`joinedAt`);
CREATE INDEX `team_nodes_by_path` ON `team_nodes` (`merchant`,`path`);
CREATE TABLE `turnover_feeds` (
	`merchant` text NOT NULL,
	`vendor` text NOT NULL,
	`transactionId` text NOT NULL,
	`turnoverId` integer NOT NULL,
	`credited` integer NOT NULL,
	`at` integer NOT NULL,
	`voidedAt` integer,
	PRIMARY KEY(`vendor`, `transactionId`, `turnoverId`),
	FOREIGN KEY (`turnoverId`) REFERENCES `turnovers`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE `turnovers` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`base` integer NOT NULL,
	`multiplier` integer NOT NULL,
	`required` integer NOT NULL,
	`contributed` integer NOT NULL,
	`weights` text NOT NULL,
	`bonus` integer NOT NULL,
	`state` text NOT NULL,
	`openedAt` integer NOT NULL,
	`expiresAt` integer,
	`closedAt` integer,
	CONSTRAINT "turnover_is_part" CHECK("turnovers"."contributed" BETWEEN 0 AND "turnovers"."required")
);

CREATE UNIQUE INDEX `turnovers_by_credit` ON `turnovers` (`merchant`,`kind`,`reference`);
CREATE INDEX `turnovers_by_player` ON `turnovers` (`merchant`,`username`,`state`,`id`);
CREATE TABLE `uploads` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`purpose` text NOT NULL,
	`total` integer NOT NULL,
	`content` blob NOT NULL,
	`width` integer,
	`height` integer,
	`readyAt` integer,
	`usedFor` text,
	PRIMARY KEY(`merchant`, `username`, `id`)
);

CREATE TABLE `used_proofs` (
	`merchant` text NOT NULL,
	`proof` text NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`merchant`, `proof`)
);

CREATE TABLE `vendors` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`lane` text NOT NULL,
	`position` integer NOT NULL,
	`hot` integer NOT NULL,
	`state` text NOT NULL,
	`openMode` text NOT NULL,
	`mobileOpenMode` text NOT NULL,
	`frameNeeds` text NOT NULL
);

CREATE TABLE `vendor_secrets` (
	`vendor` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);

CREATE TABLE `voided_bets` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`vendor` text NOT NULL,
	`transactionId` text NOT NULL,
	`path` text NOT NULL,
	`stake` integer NOT NULL,
	`validBet` integer NOT NULL,
	`win` integer NOT NULL,
	`settledAt` integer NOT NULL,
	`voidedAt` integer NOT NULL,
	PRIMARY KEY(`vendor`, `transactionId`)
);

CREATE INDEX `voided_bets_by_void` ON `voided_bets` (`merchant`,`voidedAt`);
CREATE INDEX `voided_bets_by_end` ON `voided_bets` (`merchant`,`settledAt`);
CREATE TABLE `winners` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`player` text NOT NULL,
	`nodeId` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `winners_by_merchant` ON `winners` (`merchant`);
CREATE INDEX `winners_by_time` ON `winners` (`merchant`,`at`);
CREATE TABLE `withdrawals` (
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`id` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`state` text NOT NULL,
	`target` text NOT NULL,
	`intentKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`released` integer DEFAULT 0 NOT NULL,
	`feeTransferId` integer,
	`reason` text,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`feeTransferId`) REFERENCES `ledger_transfers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_pays" CHECK("withdrawals"."amount" > "withdrawals"."fee" AND "withdrawals"."fee" >= 0)
);

CREATE INDEX `withdrawals_by_player` ON `withdrawals` (`merchant`,`username`,`createdAt`);
CREATE UNIQUE INDEX `withdrawals_by_intent` ON `withdrawals` (`merchant`,`username`,`intentKey`);
CREATE TABLE `withdrawal_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`withdrawalId` text NOT NULL,
	`step` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `steps_by_withdrawal` ON `withdrawal_steps` (`merchant`,`withdrawalId`);
