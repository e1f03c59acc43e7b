import { type Defect, lint, whole } from '../defect.ts'

/** The rules of the house that tools keep. */
export const HOUSE: readonly Defect[] = [
  {
    id: 'import-across-rooms',
    title: 'A feature imports another feature',
    file: 'src/features/lottery/drawTime.ts',
    find: "import type { Lottery } from './schema.ts'\n",
    replace:
      "import '#features/announcements/atoms.ts'\nimport type { Lottery } from './schema.ts'\n",
    caughtBy: lint('src/features/lottery/drawTime.ts'),
  },
  {
    id: 'import-core-in-ui',
    title: 'A component that draws knows a call',
    file: 'src/ui/Pager.tsx',
    find: "import { pagerItems } from './pagerItems.ts'\n",
    replace: "import '#core/session/api.ts'\nimport { pagerItems } from './pagerItems.ts'\n",
    caughtBy: lint('src/ui/Pager.tsx'),
  },
  {
    id: 'import-sandbox',
    title: 'The browser imports the sandbox',
    file: 'src/app/ScrollMemory.tsx',
    find: 'import { useLayoutEffect',
    replace: "import '#scripts/sandbox/rules.ts'\nimport { useLayoutEffect",
    caughtBy: lint('src/app/ScrollMemory.tsx'),
  },
  {
    id: 'import-cycle',
    title: 'Two modules import each other',
    file: 'src/ui/pagerItems.ts',
    find: 'const MARGIN = 1\n',
    replace: "const MARGIN = 1\nimport './Pager.tsx'\n",
    caughtBy: lint('src/ui/pagerItems.ts'),
  },
  {
    id: 'type-missing-word',
    title: 'A category of games has no words',
    file: 'src/parts/games/categories.ts',
    find: "    name: msg({ message: 'Bingo', context: 'game category' }),\n",
    replace: '',
    caughtBy: whole('types'),
  },
  {
    id: 'unused-export',
    title: 'An export is used by nobody',
    file: 'src/ui/pagerItems.ts',
    find: 'const MARGIN = 1\n',
    replace: 'const MARGIN = 1\nexport const nobody = 1\n',
    caughtBy: whole('unused'),
  },
]
