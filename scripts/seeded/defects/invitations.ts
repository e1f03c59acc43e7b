import { component, type Defect, unit } from '../defect.ts'

const LINKS = 'tests/identity/invitations.test.ts'

/** Accounts that agents open, and links by which newcomers join their teams. */
export const INVITATIONS: readonly Defect[] = [
  {
    id: 'invitations-rate-above-own',
    title: 'A downline may get a rate just above the agent’s own',
    file: 'scripts/sandbox/world/given-rates.ts',
    find: 'rates[group] <= own.rates[group]',
    replace: 'rates[group] <= own.rates[group] + 1',
    caughtBy: unit(LINKS, 'rates above the agent’s own'),
  },
  {
    id: 'invitations-old-rates',
    title: 'A link gives rates that its agent no longer has',
    file: 'scripts/sandbox/world/invitations.ts',
    find: 'const rates = lowest(link.rates, own)',
    replace: 'const rates = lowest(link.rates, link.rates)',
    caughtBy: unit('scripts/sandbox/world/invitations.test.ts', 'what the agent has by then'),
  },
  {
    id: 'invitations-freed-code',
    title: 'The code of a deleted link can be taken by another',
    file: 'scripts/sandbox/world/agent-codes.ts',
    find: 'return agent !== undefined || link !== undefined',
    replace: 'return agent !== undefined || (link !== undefined && code === code.toLowerCase())',
    caughtBy: unit(LINKS, 'nobody has had'),
  },
  {
    id: 'invitations-rates-forgotten',
    title: 'A new account comes back from a look elsewhere without its rates',
    file: 'src/features/agent/accounts/drafts.ts',
    find: '  nickname: v.string(),\n  ...RateTextsSchema.entries,',
    replace: '  nickname: v.string(),',
    caughtBy: component('src/features/agent/accounts/accounts.test.tsx', 'through another tab'),
  },
  {
    id: 'invitations-bound-untold',
    title: 'The bound of a rate is not told while it is typed',
    file: 'src/features/agent/accounts/RateFields.tsx',
    find: "fault?.kind === 'amountTooHigh' ? fault : undefined",
    replace: "fault?.kind === 'required' ? fault : undefined",
    caughtBy: component('src/features/agent/accounts/RateFields.test.tsx', 'while one is typed'),
  },
]
