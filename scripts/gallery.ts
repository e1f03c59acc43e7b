import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MODES } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { displayPath } from './brand/places.ts'
import { FaultError, UsageError } from './brand/fault.ts'
import { findFreePort, parsePort } from './brand/port.ts'
import { readLoadFixture } from './load-fixture-flags.ts'
import { writeContactSheet } from './gallery/contact-sheet.ts'
import { Photographer } from './gallery/photographer.ts'
import { listShots, planShots, type Shot, WIDTHS } from './gallery/plan.ts'
import { SHEET_SCENES, writePoster, writeSheet } from './gallery/sheet.ts'
import { openStage } from './gallery/stage.ts'

const HELP = `Photographs every route and state of every brand.

npm run gallery -- --out DIR [--brand ID]… [--route NAME | --route /PATH]… [--mode dark|light]…
                   [--language CODE]… [--width PIXELS]… [--brands DIR] [--port N]
                   [--agents N [--bets N]]
npm run gallery -- --list
npm run gallery -- --out DIR --sheet [--nameless] [--brand ID]… [--mode dark|light]…
                   [--brands DIR] [--port N]

Flags may be repeated or hold a list, such as --brand suvarna,chanh. --list names all routes and
states; a path such as /rng is the page alone. Each brand is photographed in its default language
unless told. With --agents 50000 the brand with the most kinds of contracts has so
many people below demoleader, and the agents' lists are also shown as they are 10,000 rows down
(agentHome-…-full); scenes that change the gateway's world are then left out.
With --sheet only the screens by which brands are compared; sheet.html shows them side by side, and
brands.webp the home pages of all brands, and look-NAME.webp that of a brand with the look.
With --nameless the screenshots show no logo and no name, so that people can sort them by brand.
Ends with 1 if a page complained, ran over its width, or has fewer rows.`

const PAGES_AT_ONCE = 2

/** Widest page, in CSS pixels, that a screenshot can hold. */
const MAX_WIDTH = 8192

/** Splits the values of a flag that may be repeated or separated by commas. */
const list = (values: readonly string[] | undefined) => values?.flatMap((value) => value.split(','))

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
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
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.list) {
  for (const { name, path } of listShots()) console.log(`${name.padEnd(48)} ${path}`)
} else if (values.help || !values.out) {
  console.log(HELP)
  process.exitCode = values.help ? 0 : 1
} else {
  try {
    await photograph(resolve(values.out))
  } catch (error) {
    if (!(error instanceof FaultError || error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function parseWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 1 && width <= MAX_WIDTH) return width
  throw new UsageError(`--width is ${quote(text)}, must be a whole number from 1 to ${MAX_WIDTH}`)
}

async function photograph(out: string): Promise<void> {
  const started = performance.now()
  const wanted = {
    routes: list(values.route) ?? (values.sheet ? Object.keys(SHEET_SCENES) : undefined),
    modes: only(list(values.mode), MODES, '--mode'),
    languages: only(list(values.language), LANGUAGE_CODES, '--language'),
    widths: list(values.width)?.map(parseWidth) ?? WIDTHS,
  }
  // Planned for no brand, so that a wrong name ends the command before the sites are made.
  planShots([], { ...wanted, fixtureBrand: undefined })
  const stage = await openStage({
    port: values.port === undefined ? await findFreePort() : parsePort(values.port),
    brandsDir: values.brands,
    ids: list(values.brand) ?? [],
    loadFixture: readLoadFixture(values),
  })
  const faults: string[] = []
  try {
    const groups = planShots(stage.brands, { ...wanted, fixtureBrand: stage.fixtureBrand })
    const shots = groups.flat(2)
    if (shots.length === 0)
      throw new UsageError('Nothing to photograph: no brand has all that was asked')
    const photographer = new Photographer(stage, { out, nameless: values.nameless })
    let done = 0
    const tell = (shot: Shot, complaints: readonly string[]) => {
      done += 1
      faults.push(...complaints.map((complaint) => `${shot.file}: ${complaint}`))
      const line = `${done}/${shots.length} ${shot.file}${complaints.length > 0 ? ' ✗' : ''}`
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`)
      else if (done % 20 === 0 || complaints.length > 0) console.log(line)
    }
    for (const lanes of groups) {
      const work = async () => {
        for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
          for (const shot of lane) tell(shot, await photographer.take(shot))
        }
      }
      await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
    }
    writeContactSheet(out)
    if (values.sheet) {
      writeSheet(out, stage.brands)
      await writePoster(out, stage.brands)
    }
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`\n${shots.length} pictures in ${displayPath(out)}/index.html, ${seconds} s`)
  } finally {
    await stage.close()
  }
  if (faults.length > 0) {
    console.error(`\n${faults.length} complaints:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
}

function only<Value extends string>(
  given: readonly string[] | undefined,
  known: readonly Value[],
  flag: string,
): readonly Value[] | undefined {
  const unknown = given?.find((one) => !known.includes(one as Value))
  if (unknown !== undefined) {
    throw new UsageError(`${flag} ${unknown}: must be one of ${known.join(', ')}`)
  }
  return given as readonly Value[] | undefined
}
