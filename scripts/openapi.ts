import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import product from '../package.json' with { type: 'json' }
import { runVerb } from './brand/command-line.ts'
import { UsageError } from './brand/fault.ts'
import { type Access, ACCESSES } from '#core/contract/call.ts'
import { collectDeclarations } from './contract/declared-calls.ts'
import { writeOpenApi } from './contract/openapi.ts'

await runVerb(
  'npm run openapi --',
  {
    description: 'Writes the gateway’s contract as OpenAPI 3.1',
    takes: 'nothing',
    args: {
      out: { type: 'string', description: 'File to write, in JSON' },
      access: {
        type: 'string',
        description: `Only the calls with this access: ${ACCESSES.join(', ')}`,
      },
    },
    run: async ({ out, access }) => {
      if (!out) throw new UsageError('npm run openapi needs --out FILE')
      if (access && !ACCESSES.includes(access as Access)) {
        throw new UsageError(`--access is one of ${ACCESSES.join(', ')}`)
      }
      const declared = await collectDeclarations()
      const calls = declared.calls.filter(
        ({ definition }) => !access || definition.access === access,
      )
      const sockets = access ? [] : declared.sockets
      const file = resolve(out as string)
      mkdirSync(dirname(file), { recursive: true })
      const document = writeOpenApi(calls, sockets, product.version)
      writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
      console.log(`${file}: ${calls.length} calls${access ? '' : `, ${sockets.length} socket`}`)
    },
  },
  process.argv.slice(2),
)
