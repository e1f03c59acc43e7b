import { runVerb } from './brand/command-line.ts'
import { UsageError } from './brand/fault.ts'

let isExamined = false

await runVerb(
  'npm run doctor --',
  {
    description: 'Says whether a gateway can carry Livery',
    takes: 'nothing',
    args: {
      gateway: { type: 'string', description: 'Origin of the gateway' },
      merchant: { type: 'string', description: 'Merchant code of the brand' },
    },
    run: async ({ gateway, merchant }) => {
      if (!gateway || !merchant)
        throw new UsageError('npm run doctor needs --gateway and --merchant')
      const { examine } = await import('./doctor/examine.ts')
      const { isFailed } = await import('./doctor/report.ts')
      const { writeForTerminal } = await import('./doctor/terminal.ts')
      const report = await examine({
        gateway: gateway as string,
        merchant: merchant as string,
        profiles: ['public'],
      })
      console.log(writeForTerminal(report))
      isExamined = true
      process.exitCode = report.cases.some(isFailed) ? 1 : 0
    },
  },
  process.argv.slice(2),
)
if (!isExamined && process.exitCode === 1) process.exitCode = 2
