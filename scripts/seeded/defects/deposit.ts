import { component, type Defect, unit } from '../defect.ts'

const machine = 'scripts/sandbox/world/deposit-machine.ts'

/** Money that comes in. */
export const DEPOSIT: readonly Defect[] = [
  {
    id: 'deposit-twice',
    title: 'A transfer that is reported twice is credited twice',
    file: machine,
    find: 'if (known) return findDeposit(',
    replace: 'if (known && !now) return findDeposit(',
    caughtBy: unit('tests/ledger/deposits.test.ts', 'the same transfer never again'),
  },
  {
    id: 'deposit-late',
    title: 'Late money is credited as if it were in time',
    file: machine,
    find: "if (OVER.includes(state)) return 'late'",
    replace: "if (OVER.length === 0) return 'late'",
    caughtBy: unit('tests/ledger/deposits.test.ts', 'paid late'),
  },
  {
    id: 'deposit-asked-amount',
    title: 'A deposit credits what was asked for in place of what arrived',
    file: machine,
    find: 'const credited = received - fee',
    replace: 'const credited = row.amount - fee',
    caughtBy: unit('tests/ledger/deposits.test.ts', 'credits what arrived'),
  },
  {
    id: 'slip-of-another',
    title: 'A slip proves the deposits of two accounts',
    file: 'scripts/sandbox/world/deposits.ts',
    find: 'if (known && known.depositId !== row.id)',
    replace: 'if (known && known.depositId === row.id)',
    caughtBy: unit('tests/ledger/deposits.test.ts', 'another account'),
  },
  {
    id: 'picture-original',
    title: 'A picture keeps what its file held beside the pixels',
    file: 'scripts/sandbox/world/uploads.ts',
    find: 'return { content: made.data,',
    replace: 'return { content: file,',
    caughtBy: unit('tests/ledger/uploads.test.ts', 'made anew'),
  },
  {
    id: 'payment-page-anywhere',
    title: 'The gateway may send a player to any page in order to pay',
    file: 'src/core/navigation/destination.ts',
    find: "'https://relative.invalid', origins.payments)",
    replace: "'https://relative.invalid')",
    caughtBy: unit('src/core/navigation/destination.test.ts'),
  },
  {
    id: 'qr-checksum',
    title: 'The checksum of a payment code leaves out its own tag',
    file: 'src/features/member/deposit/emvQr.ts',
    find: 'return open + crc16(open)',
    replace: 'return open + crc16(payload)',
    caughtBy: unit('src/features/member/deposit/emvQr.test.ts'),
  },
  {
    id: 'slip-sent-twice',
    title: 'A slip that is sent again after a lost reply has a new key',
    file: 'src/features/member/deposit/ProofForm.tsx',
    find: 'send({ input: body,',
    replace: 'send({ input: crypto.randomUUID(),',
    caughtBy: component('src/features/member/deposit/lostReplies.test.tsx'),
  },
  {
    id: 'receipt-at-one-press',
    title: 'A withdrawal counts as received at one press',
    file: 'src/features/member/withdraw/Payouts.tsx',
    find: 'onClick={() => setAsked(waiting)}',
    replace:
      "onClick={() => void act({ id, answer: 'allReceived', payoutIds: waiting.map((part) => part.id) })}",
    caughtBy: component('src/features/member/withdraw/Payouts.test.tsx'),
  },
  {
    id: 'dispute-decided-silently',
    title: 'A player is not told how a dispute ended',
    file: 'scripts/sandbox/world/withdrawal-desk.ts',
    find: "  uphold: 'withdrawalUpheld',\n",
    replace: '',
    caughtBy: unit('tests/ledger/payouts.test.ts', 'which the player is told'),
  },
  {
    id: 'receipt-misses-news',
    title: 'A receipt keeps what was true when its withdrawal was asked for',
    file: 'src/features/member/withdraw/WithdrawalView.tsx',
    find: 'enabled, staleTime: 0 })',
    replace: 'enabled })',
    caughtBy: component('src/features/member/withdraw/WithdrawalView.test.tsx'),
  },
  {
    id: 'deposit-lost-under-question',
    title: 'A question over a deposit takes the deposit away',
    file: 'src/app/popups/screens.ts',
    find: "  'deposit',\n",
    replace: '',
    caughtBy: component('src/app/popups/deposit.test.tsx'),
  },
]
