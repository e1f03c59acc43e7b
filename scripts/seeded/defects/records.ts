import { type Defect, unit } from '../defect.ts'

/** Records of bets and money: their days, pages, sums and files. */
export const RECORDS: readonly Defect[] = [
  {
    id: 'records-utc-days',
    title: 'Days begin at midnight of UTC instead of the brand’s zone',
    file: 'src/lib/periods.ts',
    find: 'const startOf = (date: CalendarDate) => toZoned(date, zone)',
    replace: "const startOf = (date: CalendarDate) => toZoned(date, zone && 'UTC')",
    caughtBy: unit('src/lib/periods.test.ts'),
  },
  {
    id: 'records-formula',
    title: 'A text in a file is run as a formula by spreadsheets',
    file: 'src/lib/csv.ts',
    find: 'const safe = FORMULA.test(text) ?',
    replace: 'const safe = FORMULA.test(text) && !text ?',
    caughtBy: unit('src/lib/csv.test.ts'),
  },
  {
    id: 'records-equal-times',
    title: 'A page leaves out rows whose time is that of the last row of the page before',
    file: 'scripts/sandbox/world/records.ts',
    find: 'isBeyond({ ...keyset, column: sql`+${keyset.column}` }, after)',
    replace: 'after && sql`${keyset.column} <> ${after.at}`',
    caughtBy: unit('scripts/sandbox/world/records.test.ts'),
  },
  {
    id: 'records-no-index',
    title: 'A page of bets is searched without an index for its order',
    file: 'scripts/sandbox/world/records.ts',
    find: '            eq(bets.state, one),\n',
    replace: '            sql`+${bets.state} = ${one}`,\n',
    caughtBy: unit('scripts/sandbox/world/records.test.ts'),
  },
  {
    id: 'records-equal-amounts',
    title:
      'A page of settlements or income leaves out rows of the same amount as the last one before',
    file: 'scripts/sandbox/world/keyset.ts',
    find: ': sql`(${column}, ${row}) < (${after.at}, ${after.row})`)',
    replace: ': sql`${column} < ${after.at}`)',
    caughtBy: unit('scripts/sandbox/world/settlement-records.test.ts'),
  },
  {
    id: 'records-amounts-no-index',
    title: 'Settlements are sorted by their amounts without an index for that order',
    file: 'scripts/sandbox/world/settlement-records.ts',
    find: "by === 'date' ? ends : sql`+${ends}`",
    replace: 'ends',
    caughtBy: unit('scripts/sandbox/world/settlement-records.test.ts'),
  },
  {
    id: 'records-stranger-settlement',
    title: 'A settlement is read by whoever knows its number',
    file: 'scripts/sandbox/world/settlement-records.ts',
    find: '        or(eq(downline, username), eq(upline, username)),\n',
    replace: '        or(eq(downline, username), sql`1`),\n',
    caughtBy: unit('tests/agents/reports.test.ts'),
  },
  {
    id: 'records-oldest-first-lost',
    title: 'Team bets that are read from the oldest on leave rows out between pages',
    file: 'scripts/sandbox/world/team-walk.ts',
    find: "const [order, beyond] = ascending ? ['ASC', '>'] : ['DESC', '<']",
    replace: "const [order, beyond] = ascending ? ['ASC', '<'] : ['DESC', '<']",
    caughtBy: unit('tests/agents/reports.test.ts'),
  },
  {
    id: 'records-preset-dates',
    title: 'A link to the last 30 days forgets which period it meant',
    file: 'src/parts/records/recordsUrl.ts',
    find: "params.set('preset', period.preset)",
    replace: "params.set('preset', 'last7')",
    caughtBy: unit('src/parts/records/recordsUrl.test.ts'),
  },
]
