import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import product from '../package.json' with { type: 'json' }
import { runVerb } from './brand/command-line.ts'
import { UsageError } from './brand/fault.ts'
import { collectDeclarations } from './contract/declared-calls.ts'
import { writeOpenApi } from './contract/openapi.ts'
import { selectReached } from './contract/reached-calls.ts'

await runVerb(
  'npm run openapi --',
  {
    description: 'Writes the gateway’s contract as OpenAPI 3.1',
    takes: 'nothing',
    args: {
      out: { type: 'string', description: 'File to write, in JSON' },
      of: {
        type: 'string',
        description:
          'Only the calls of these folders of src/features: member/deposit,member/withdraw',
      },
    },
    run: async ({ out, of }) => {
      if (!out) throw new UsageError('npm run openapi needs --out FILE')
      const declared = await collectDeclarations()
      const calls = of ? selectReached(declared.calls, String(of).split(',')) : declared.calls
      const file = resolve(out as string)
      mkdirSync(dirname(file), { recursive: true })
      const document = writeOpenApi(calls, declared.sockets, product.version)
      writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
      console.log(`${file}: ${calls.length} calls, ${declared.sockets.length} socket`)
    },
  },
  process.argv.slice(2),
)
