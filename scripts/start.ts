import { join } from 'node:path'
import { runVerb } from './brand/command-line.ts'
import { emitBrands } from './brand/emit.ts'
import { formatFault } from './brand/fault.ts'
import { parsePort, requireFreePort } from './brand/port.ts'
import { ROOT, SANDBOX, SANDBOX_SITES } from './brand/places.ts'
import { LOAD_FIXTURE_ARGS, dataFileOf, readLoadFixture } from './load-fixture-flags.ts'
import { onStop } from './on-stop.ts'

await runVerb(
  'npm start --',
  {
    description: 'Emits the brands that changed, then serves them beside a sandbox gateway',
    takes: 'nothing',
    args: {
      port: { type: 'string', description: 'Port to serve on', default: '4100' },
      ...LOAD_FIXTURE_ARGS,
    },
    run: async ({ port, ...flags }) => start(parsePort(port as string), readLoadFixture(flags)),
  },
  process.argv.slice(2),
)

async function start(port: number, loadFixture: ReturnType<typeof readLoadFixture>): Promise<void> {
  await requireFreePort(port, 'npm start --')
  const { emissions, faults } = await emitBrands({
    brandsDir: join(ROOT, 'brands'),
    out: SANDBOX_SITES,
    env: SANDBOX,
    variables: { ...process.env, LIVERY_PORT: String(port) },
    report: (text) => console.log(text),
  })
  // A brand with faults keeps its last good release; all other brands start.
  for (const fault of faults) console.error(formatFault(fault))

  if (loadFixture) console.log('A large team takes a minute or two, the first time.')
  const { startSandbox } = await import('./sandbox/server.ts')
  const sandbox = await startSandbox({
    port,
    sites: SANDBOX_SITES,
    data: join(ROOT, dataFileOf(loadFixture)),
    loadFixture,
    art: join(ROOT, '.cache/art'),
  })
  console.log(`\nBrands and demo accounts: ${sandbox.url}/`)
  for (const { brand } of emissions) {
    console.log(`  ${brand.name.padEnd(20)} http://${brand.id}.localhost:${sandbox.port}/`)
  }
  console.log('\nCtrl-C stops it all.')
  onStop(() => sandbox.close())
}
