import { component, journey, sandbox, unit, type Defect } from '../defect.ts'

/** Money between page, gateway and vendor: once, and only as it was meant. */
export const MONEY: readonly Defect[] = [
  {
    title: 'A write is tried again by itself',
    file: 'src/core/gateway/queries.ts',
    find: 'mutations: { retry: false,',
    replace: 'mutations: { retry: 2,',
    caughtBy: unit('src/parts/games/favorites.test.ts'),
  },
  {
    title: 'A call that moves money is not declared as an intent',
    file: 'src/core/wallet/api.ts',
    find: '  intent: true,\n',
    replace: '',
    caughtBy: unit('tests/contract/wallets.test.ts'),
  },
  {
    title: 'A key takes another body',
    file: 'scripts/sandbox/http/intents.ts',
    find: 'if (earlier && earlier.bodyHash !== bodyHash)',
    replace: 'if (earlier && !bodyHash)',
    caughtBy: unit('tests/contract/gateway.test.ts'),
  },
  {
    title: 'What an intent writes is kept piece by piece',
    file: 'scripts/sandbox/http/intents.ts',
    find: '  const outcome = context.db.transaction((tx) => {\n',
    replace:
      '  const outcome = ((work: (tx: typeof context.db) => unknown) => work(context.db))((tx) => {\n',
    caughtBy: sandbox('tests/sandbox/ledger/crash.test.ts'),
  },
  {
    title: 'Money is moved at a vendor in maintenance',
    file: 'scripts/sandbox/routes/wallet.ts',
    find: '    refuseMaintenance(vendor, context)\n',
    replace: '',
    caughtBy: unit('tests/contract/wallets.test.ts'),
  },
  {
    title: 'A transfer that is reported twice is credited twice',
    file: 'scripts/sandbox/world/money/deposit-machine.ts',
    find: 'if (known) return findDeposit(',
    replace: 'if (known && !now) return findDeposit(',
    caughtBy: sandbox('tests/sandbox/ledger/deposits.test.ts'),
  },
  {
    title: 'A slip that is sent again after a lost reply has a new key',
    file: 'src/features/member/deposit/ProofForm.tsx',
    find: 'send({ input: body,',
    replace: 'send({ input: crypto.randomUUID(),',
    caughtBy: component('src/features/member/deposit/lostReplies.test.tsx'),
  },
  {
    title: 'Money is moved under the session of another player',
    file: 'src/parts/play/useVendorFunds.ts',
    find: '      if (account !== accountNow()) throw new GatewayError(NOT_LOGGED_IN)\n',
    replace: '',
    caughtBy: component('src/features/play/leftFunds.test.tsx'),
  },
  {
    title: 'Money at a vendor is not brought home before a logout',
    file: 'src/parts/play/useLeave.ts',
    find: '  useEffect(() => addLogoutTask(returnFunds), [])\n',
    replace: '  useEffect(() => void addLogoutTask, [])\n',
    caughtBy: component('src/features/play/leftFunds.test.tsx'),
  },
  {
    title: 'A player’s purse may fall below zero',
    file: 'scripts/sandbox/world/money/ledger.ts',
    find: 'HOUSES.includes(own.kind) ? -',
    replace: 'HOUSES.length > 0 ? -',
    caughtBy: sandbox('tests/sandbox/ledger/seamless.test.ts'),
  },
  {
    title:
      'What became of a withdrawal that was sent offline is not asked for when the network returns',
    file: 'src/parts/money/useResumedIntent.ts',
    find: "useOnceOnline(lost.kind === 'unknown' ? lost.error : null, findOut)",
    replace: 'useOnceOnline(null, findOut)',
    caughtBy: component('src/features/member/withdraw/WithdrawHome.test.tsx'),
  },
  {
    title: 'A claim whose reply was lost is forgotten when the page opens again',
    file: 'src/parts/money/rewards/useClaim.ts',
    find: '    if (body.success) void claim(body.output)\n',
    replace: '',
    caughtBy: component('src/features/member/rewards/rewards.test.tsx'),
  },
  {
    title: 'A game’s window can reach the site',
    file: 'src/parts/games/useLaunch.ts',
    find: '  tab.opener = null\n',
    replace: '',
    caughtBy: journey('play-elsewhere.spec.ts', 'phone'),
  },
  {
    title: 'A message from a game’s own origin closes it',
    file: 'src/parts/play/useGameReturn.ts',
    find: '      if (origin !== window.location.origin) return\n',
    replace: '      if (!origin) return\n',
    caughtBy: journey('play-refusals.spec.ts', 'phone'),
  },
  {
    title: 'A lottery opens while its prizes are unknown',
    file: 'src/parts/play/usePlay.ts',
    find: 'await lotteryTerms(target, askLanes, brand.lotteryType)',
    replace: 'await lotteryTerms(target, askLanes, brand.lotteryType).catch(() => undefined)',
    caughtBy: journey('lotteries.spec.ts', 'phone'),
  },
  {
    title: 'Several chunks that stay away reload the page in turns',
    file: 'src/core/platform/loadChunk.ts',
    find: 'sessionStore.get(RELOAD_KEY) === null',
    replace: 'sessionStore.get(RELOAD_KEY) !== name',
    caughtBy: journey('chunks.phone.spec.ts', 'phone'),
  },
]
