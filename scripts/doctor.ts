import { runVerb } from './brand/command-line.ts'
import { BRANDS } from './brand/verbs/flags.ts'
import type { ReportFiles } from './doctor/files.ts'

await runVerb(
  'npm run doctor --',
  {
    description: 'Says whether a gateway can carry Livery, and what it lacks',
    takes: 'nothing',
    args: {
      gateway: { type: 'string', description: 'Origin of the gateway' },
      merchant: { type: 'string', description: 'Merchant code; that of --brand unless given' },
      brand: { type: 'string', description: 'Brand whose features, languages and origins count' },
      brands: BRANDS,
      env: { type: 'string', description: 'Overlay brands/<id>/<env>.json to lay over the brand' },
      origin: {
        type: 'string',
        description: "Origin of the brand's pages; its first domain unless given",
      },
      account: { type: 'string', description: 'User name of a demo account, to read what it sees' },
      password: {
        type: 'string',
        description: 'Its password; better in LIVERY_PASSWORD, since npm prints the flags',
      },
      write: {
        type: 'boolean',
        description: 'Also makes and undoes changes in the demo account',
      },
      profile: {
        type: 'string',
        description: 'public,identity,games,cashier,promotions,agents; all unless given',
      },
      report: { type: 'string', description: 'File to write as a page: dist/doctor.html' },
      json: { type: 'string', description: 'File to write as JSON' },
      junit: { type: 'string', description: 'File to write for CI, as JUnit does' },
      only: { type: 'string', description: 'Only these calls, such as getPermission,cors' },
    },
    run: async ({ report: page, json, junit, ...flags }) => {
      // The contract is loaded only here, for which `--help` need not wait.
      const { readOrder } = await import('./doctor/order.ts')
      const order = readOrder(flags, process.env)
      const { examine } = await import('./doctor/examine.ts')
      const { isFailed } = await import('./doctor/report.ts')
      const { writeForTerminal } = await import('./doctor/terminal.ts')
      const { listNextScreens } = await import('./doctor/next.ts')
      const findings = await examine(order)
      const report = { ...findings, next: listNextScreens(findings.cases) }
      const { writeFiles } = await import('./doctor/files.ts')
      await writeFiles(report, { page, json, junit } as ReportFiles)
      console.log(writeForTerminal(report))
      process.exitCode = report.cases.some(isFailed) ? 1 : 0
    },
  },
  process.argv.slice(2),
)
