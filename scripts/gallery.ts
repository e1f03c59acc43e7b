import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { displayPath, ROOT } from './brand/places.ts'
import { FaultError, RefusedError, UsageError } from './brand/fault.ts'
import { findFreePort, parsePort, requireFreePort } from './brand/port.ts'
import { compareAgainst } from './gallery/against.ts'
import { writeContactSheet } from './gallery/contact-sheet.ts'
import { orderOf, readChoice, sitesOf } from './gallery/flags.ts'
import { countPictures } from './gallery/pictures.ts'
import { listShots } from './gallery/plan.ts'
import { renewReference } from './gallery/reference.ts'
import { writeReleasePage } from './gallery/release-page.ts'
import { writePoster, writeSheet } from './gallery/sheet.ts'
import { onStage } from './gallery/stage.ts'
import { takePictures } from './gallery/take.ts'
import { readLoadFixture } from './load-fixture-flags.ts'

const HELP = `Photographs every route and state of every brand.

npm run gallery -- --out DIR [--brand ID]… [--route NAME | --route /PATH]… [--mode dark|light]…
                   [--language CODE]… [--width PIXELS]… [--window] [--brands DIR] [--port N]
                   [--agents N [--bets N]]
npm run gallery -- --list
npm run gallery -- --out DIR --sheet [--nameless] [--brand ID]… [--mode dark|light]…
                   [--brands DIR] [--port N]
npm run gallery -- --against DIR|RELEASE [--out DIR] [--compare-only] [--sites DIR] [--brand ID]…
npm run gallery -- --release ID|RELEASE [--sites DIR] [--route NAME]…
npm run gallery -- --reference

Flags may be repeated or hold a list, such as --brand suvarna,chanh. --list names all routes and
states, and what a brand needs for them; a path such as /rng is the page alone. A named route that a
brand does not have is left out, and it says why. Each brand is photographed in its default language
unless told. With --agents 50000 the brand with the most kinds of contracts has so
many people below demoleader, and the agents' lists are also shown as they are 10,000 rows down
(agentHome-…-full); scenes that change the gateway's world are then left out.
With --window a screenshot ends with the window and has twice its pixels, as pictures.screenshots of a
brand file needs it.
With --sheet only the screens by which brands are compared; sheet.html shows them side by side, and
brands.webp the home pages of all brands, and look-NAME.webp that of a brand with the look.
With --nameless the screenshots show no logo and no name, so that people can sort them by brand.
Ends with 1 if a page complained, ran over its width, or has fewer rows.

--against DIR photographs again what DIR has, into --out, gallery unless given, and writes
changes.html there: each picture that changed, is new or is gone. Flags such as --brand or --route
leave pictures out. --compare-only takes no pictures, but compares those that --out has.
--against RELEASE photographs a release, and its brand as it is today for the same environment.
A release is named by its id, as "npm run brand -- releases ID" lists it, or by its brand for the
current one; it is looked for in dist and dist/_sandbox unless --sites is given.
Ends with 1 if a picture is not the same.

--release writes a page with pictures of a release, to send to a client: one file in _pictures,
beside the sites. It has the screens of --sheet unless --route is given.
--reference renews tests/reference, with which "npm test" compares the sample brands.`

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    against: { type: 'string' },
    'compare-only': { type: 'boolean', default: false },
    release: { type: 'string' },
    reference: { type: 'boolean' },
    sites: { type: 'string' },
    brand: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    mode: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    brands: { type: 'string', default: 'brands' },
    port: { type: 'string' },
    agents: { type: 'string' },
    bets: { type: 'string' },
    sheet: { type: 'boolean' },
    nameless: { type: 'boolean', default: false },
    window: { type: 'boolean', default: false },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const command = chooseCommand()
if (values.list) {
  for (const { name, path, needs } of listShots()) {
    console.log(`${name.padEnd(48)} ${path.padEnd(40)} ${needs}`.trimEnd())
  }
} else if (values.help || !command) {
  console.log(HELP)
  process.exitCode = values.help ? 0 : 1
} else {
  try {
    const port = await choosePort(values.port)
    if (!(await command(port))) process.exitCode = 1
  } catch (error) {
    const told = [FaultError, RefusedError, UsageError]
    if (!(error instanceof Error && told.some((kind) => error instanceof kind))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Takes the port that the operator named, if it is free, before anything is built. */
async function choosePort(given: string | undefined): Promise<number> {
  if (given === undefined) return findFreePort()
  const port = parsePort(given)
  await requireFreePort(port, 'npm run gallery --')
  return port
}

/** Chooses what the flags ask for; it resolves to whether all is well. */
function chooseCommand(): ((port: number) => Promise<boolean>) | undefined {
  const { against, release, out, brands: brandsDir } = values
  if (values.reference) return renewReference
  if (release !== undefined) {
    return (port) =>
      writeReleasePage({
        release,
        choice: readChoice(values),
        sites: sitesOf(values.sites),
        brandsDir,
        port,
      })
  }
  if (against !== undefined) {
    return (port) =>
      compareAgainst({
        against,
        choice: readChoice(values),
        out: out === undefined ? join(ROOT, 'gallery') : resolve(out),
        sites: sitesOf(values.sites),
        compareOnly: values['compare-only'],
        brandsDir,
        port,
      })
  }
  return out === undefined ? undefined : (port) => photograph(resolve(out), port)
}

async function photograph(out: string, port: number): Promise<boolean> {
  const started = performance.now()
  const choice = readChoice(values)
  const order = orderOf(choice)
  const stage = {
    port,
    brandsDir: values.brands,
    ids: order.brands,
    loadFixture: readLoadFixture(values),
  }
  return onStage(stage, async (opened) => {
    const { nameless, window } = values
    const options = { out, orders: [order], nameless, window }
    const { pictures, faults } = await takePictures(opened, options)
    writeContactSheet(out)
    if (values.sheet) {
      writeSheet(out, opened.brands)
      await writePoster(out, opened.brands)
    }
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(
      `\n${countPictures(pictures.length)} in ${displayPath(out)}/index.html, ${seconds} s`,
    )
    if (faults.length > 0) console.error(`\n${faults.length} complaints:\n${faults.join('\n')}`)
    return faults.length === 0
  })
}
