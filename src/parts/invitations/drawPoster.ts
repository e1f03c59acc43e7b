import { encode } from 'uqr'

/** Size of the poster in pixels, which suits feeds and stories on phones. */
export const POSTER = { width: 1080, height: 1350 }
const MARGIN = 84
/** Pixels of the paper with the QR code, on each side. */
const PAPER = 500

export interface PosterWords {
  brand: string
  title: string
  /** Text under the poster's title, on one line. */
  note: string
  /** Line on the poster that says why to scan the code. */
  scan: string
  code: string
  link: string
}

interface Look {
  /** Reads a colour of the theme, such as `primary`. */
  colour: (name: string) => string
  display: string
  body: string
  /** The brand's wordmark; null if it did not load. */
  logo: HTMLImageElement | null
}

/**
 * Reads from the page how the poster must look: the theme's colours and fonts, and the brand's
 * wordmark.
 */
export async function readLook(logo: string): Promise<Look> {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  await document.fonts.ready
  return {
    colour: (name) => read(`--color-${name}`),
    display: read('--font-display') || 'sans-serif',
    body: read('--font-body') || 'sans-serif',
    logo: await loadPicture(logo),
  }
}

async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => picture,
    () => null,
  )
}

/**
 * Draws the poster: the wordmark, the title, a card with the QR code, and the code that people
 * type.
 */
export function drawPoster(canvas: HTMLCanvasElement, words: PosterWords, look: Look): void {
  const { width, height } = POSTER
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return
  const { colour } = look
  context.direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  paintGround(context, colour)
  context.textAlign = 'center'
  paintLogo(context, words.brand, look)
  const middle = width / 2
  const room = width - 2 * MARGIN
  const titleEnd = writeLines(context, words.title, {
    font: `700 84px ${look.display}`,
    colour: colour('text'),
    x: middle,
    y: 330,
    line: 104,
    room,
  })
  const noteEnd = writeLines(context, words.note, {
    font: `400 38px ${look.body}`,
    colour: colour('text'),
    x: middle,
    y: titleEnd + 14,
    line: 54,
    room,
  })
  const cardTop = Math.max(noteEnd + 10, 600)
  paintCode(context, words, { look, top: cardTop })
}

function paintGround(context: CanvasRenderingContext2D, colour: Look['colour']): void {
  const { width, height } = POSTER
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, colour('primary-soft'))
  ground.addColorStop(1, colour('accent-soft'))
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  // Draws rings of light in the corner of the poster, like waves around a coin.
  context.strokeStyle = colour('accent')
  for (const [radius, alpha] of [
    [260, 0.5],
    [340, 0.3],
    [430, 0.18],
    [530, 0.1],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = 6
    context.beginPath()
    context.arc(width - 40, 30, radius, 0, 2 * Math.PI)
    context.stroke()
    context.beginPath()
    context.arc(20, height - 40, radius * 0.7, 0, 2 * Math.PI)
    context.stroke()
  }
  context.globalAlpha = 1
}

const LOGO_HEIGHT = 96

function paintLogo(context: CanvasRenderingContext2D, brand: string, look: Look): void {
  const { logo, colour, display } = look
  const middle = POSTER.width / 2
  // The wordmark is left out if it has no size: an SVG picture without its own size cannot be drawn
  // on a canvas.
  if (logo && logo.naturalWidth > 0 && logo.naturalHeight > 0) {
    const width = Math.min(560, (logo.naturalWidth / logo.naturalHeight) * LOGO_HEIGHT)
    const height = (logo.naturalHeight / logo.naturalWidth) * width
    context.drawImage(logo, middle - width / 2, 110 + (LOGO_HEIGHT - height) / 2, width, height)
    return
  }
  context.font = `700 72px ${display}`
  context.fillStyle = colour('primary-text')
  context.fillText(brand, middle, 185, POSTER.width - 2 * MARGIN)
}

function paintCode(
  context: CanvasRenderingContext2D,
  { link, scan, code }: PosterWords,
  { look, top }: { look: Look; top: number },
): void {
  const { colour, body } = look
  const middle = POSTER.width / 2
  const start = middle - PAPER / 2
  context.fillStyle = colour('qr-paper')
  context.beginPath()
  context.roundRect(start, top, PAPER, PAPER, 40)
  context.fill()
  // Four modules of paper around the code, as ISO 18004 asks.
  const { data, size } = encode(link, { border: 4 })
  const module = PAPER / size
  context.fillStyle = colour('qr-ink')
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue
      const left = Math.round(start + x * module)
      const upper = Math.round(top + y * module)
      const right = Math.round(start + (x + 1) * module)
      const lower = Math.round(top + (y + 1) * module)
      context.fillRect(left, upper, right - left, lower - upper)
    }
  }
  const below = top + PAPER
  const room = POSTER.width - 2 * MARGIN
  context.fillStyle = colour('text')
  context.font = `600 36px ${body}`
  context.fillText(scan, middle, below + 62, room)
  context.font = `700 54px ${body}`
  context.fillStyle = colour('accent-text')
  context.fillText(code, middle, below + 130, room)
  context.font = `400 28px ${body}`
  context.fillStyle = colour('text')
  context.fillText(link.replace(/^https?:\/\//, ''), middle, below + 180, room)
}

interface Lines {
  font: string
  colour: string
  x: number
  /** Vertical position of the baseline of the first line, in pixels. */
  y: number
  line: number
  room: number
}

/**
 * Writes a text on the poster in as many lines as it needs; returns the vertical position below it,
 * in pixels.
 */
function writeLines(
  context: CanvasRenderingContext2D,
  text: string,
  { font, colour, x, y, line, room }: Lines,
): number {
  context.font = font
  context.fillStyle = colour
  const lines = breakLines(text, (part) => context.measureText(part).width <= room)
  for (const [index, each] of lines.entries()) context.fillText(each, x, y + index * line, room)
  return y + lines.length * line
}

/**
 * Breaks a text into lines where its language allows it; Thai, for example, has no spaces between
 * words.
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  const lines: string[] = []
  let line = ''
  for (const { segment } of words) {
    if (line !== '' && !fits((line + segment).trim())) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}
