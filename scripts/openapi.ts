import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { defineCommand, runMain } from 'citty'
import product from '../package.json' with { type: 'json' }
import { collectDeclarations } from './contract/declared-calls.ts'
import { writeOpenApi } from './contract/openapi.ts'

const command = defineCommand({
  meta: { name: 'openapi', description: 'Writes the gateway’s contract as OpenAPI 3.1' },
  args: { out: { type: 'string', required: true, description: 'File to write, in JSON' } },
  async run({ args }) {
    const { calls, sockets } = await collectDeclarations()
    const file = resolve(args.out)
    mkdirSync(dirname(file), { recursive: true })
    const document = writeOpenApi(calls, sockets, product.version)
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
    console.log(`${file}: ${calls.length} calls, ${sockets.length} socket`)
  },
})
await runMain(command)
