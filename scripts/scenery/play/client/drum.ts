import { isCalm } from './dom.ts'

interface Ball {
  number: number
  x: number
  y: number
  vx: number
  vy: number
  turn: number
}

/** Radius of a ball; the drum's own radius is 1. */
const RADIUS = 0.125
const GRAVITY = 3.4
/** Strength of the air that stirs the balls. */
const AIR = 15
const TONES = ['#e0262f', '#2a7df0', '#35b34a', '#f58220', '#8f45ea', '#f4549c']

export const toneOf = (number: number) => TONES[number % TONES.length] as string

/** A glass drum with numbered balls, drawn on a canvas. */
export class Drum {
  readonly element = document.createElement('canvas')
  readonly #pen = this.element.getContext('2d') as CanvasRenderingContext2D
  readonly #balls: Ball[]
  #stirred = false
  #size = 0
  #last = 0

  constructor(numbers: number) {
    this.#balls = Array.from({ length: numbers }, (_, index) => {
      const angle = index * 2.4
      const reach = Math.sqrt(index / numbers) * 0.8
      const [x, y] = [Math.cos(angle) * reach, 0.1 + Math.sin(angle) * reach * 0.85]
      return { number: index + 1, x, y, vx: 0, vy: 0, turn: angle }
    })
    new ResizeObserver(() => this.#fit()).observe(this.element)
    for (let step = 0; step < 240; step += 1) this.#move(1 / 60)
    if (!isCalm()) requestAnimationFrame((now) => this.#frame(now))
  }

  /** Stirs the balls, or lets them settle. */
  stir(isStirred: boolean): void {
    this.#stirred = isStirred
  }

  #fit(): void {
    const scale = Math.min(2, devicePixelRatio)
    this.#size = this.element.clientWidth
    this.element.width = this.#size * scale
    this.element.height = this.#size * scale
    this.#pen.setTransform(scale, 0, 0, scale, 0, 0)
    this.#draw()
  }

  #frame(now: number): void {
    const seconds = Math.min(1 / 30, (now - this.#last) / 1000)
    this.#last = now
    const still = !this.#stirred && this.#balls.every(({ vx, vy }) => Math.hypot(vx, vy) < 0.05)
    if (!still) {
      this.#move(seconds / 2)
      this.#move(seconds / 2)
      this.#draw()
    }
    requestAnimationFrame((next) => this.#frame(next))
  }

  #move(seconds: number): void {
    for (const ball of this.#balls) {
      ball.vy += GRAVITY * seconds
      if (this.#stirred) {
        const lift = Math.max(0, ball.y + 0.25) * AIR
        ball.vy -= lift * seconds * (0.6 + Math.random())
        ball.vx += (Math.random() - 0.5) * AIR * seconds * 1.6
      }
      ball.vx *= 0.995
      ball.vy *= 0.995
      ball.x += ball.vx * seconds
      ball.y += ball.vy * seconds
      ball.turn += ball.vx * seconds * 4
      bounceOffGlass(ball)
    }
    this.#balls.forEach((ball, index) => {
      for (const other of this.#balls.slice(index + 1)) collide(ball, other)
    })
  }

  #draw(): void {
    const pen = this.#pen
    const size = this.#size
    const half = size / 2
    const unit = half * 0.92
    pen.clearRect(0, 0, size, size)
    pen.save()
    pen.translate(half, half)
    fillCircle(pen, 0, 0, unit, shade(pen, unit, '#ffffff40', '#9cc4ff1c', '#0a122e66'))
    for (const { number, x, y, turn } of this.#balls) {
      paintBall(pen, number, x * unit, y * unit, RADIUS * unit, turn)
    }
    pen.lineWidth = unit * 0.055
    const rim = pen.createLinearGradient(-unit, -unit, unit, unit)
    const stops = ['#fff3a8', '#f6b52c', '#b5650d', '#ffe58a', '#8a4a08']
    stops.forEach((colour, index) => rim.addColorStop(index / (stops.length - 1), colour))
    pen.strokeStyle = rim
    pen.beginPath()
    pen.arc(0, 0, unit * 1.01, 0, Math.PI * 2)
    pen.stroke()
    pen.fillStyle = '#ffffff2e'
    pen.beginPath()
    pen.ellipse(-unit * 0.38, -unit * 0.5, unit * 0.42, unit * 0.2, -0.7, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}

function bounceOffGlass(ball: Ball): void {
  const reach = Math.hypot(ball.x, ball.y)
  const limit = 1 - RADIUS
  if (reach <= limit) return
  const [nx, ny] = [ball.x / reach, ball.y / reach]
  ball.x = nx * limit
  ball.y = ny * limit
  const into = ball.vx * nx + ball.vy * ny
  if (into <= 0) return
  ball.vx -= 1.6 * into * nx
  ball.vy -= 1.6 * into * ny
}

function collide(ball: Ball, other: Ball): void {
  const [dx, dy] = [other.x - ball.x, other.y - ball.y]
  const apart = Math.hypot(dx, dy)
  if (apart === 0 || apart >= RADIUS * 2) return
  const [nx, ny] = [dx / apart, dy / apart]
  const push = (RADIUS * 2 - apart) / 2
  ball.x -= nx * push
  ball.y -= ny * push
  other.x += nx * push
  other.y += ny * push
  const closing = (ball.vx - other.vx) * nx + (ball.vy - other.vy) * ny
  if (closing <= 0) return
  const impulse = closing * 0.9
  ball.vx -= impulse * nx
  ball.vy -= impulse * ny
  other.vx += impulse * nx
  other.vy += impulse * ny
}

function paintBall(
  pen: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  r: number,
  turn: number,
): void {
  pen.save()
  pen.translate(x, y)
  fillCircle(pen, 0, 0, r, shade(pen, r, '#ffffffd0', toneOf(number), '#000000a0', toneOf(number)))
  pen.rotate(Math.sin(turn) * 0.7)
  fillCircle(pen, 0, 0, r * 0.56, '#fff')
  pen.fillStyle = '#161a2b'
  pen.font = `700 ${r * 0.72}px Kanit, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), 0, r * 0.05)
  pen.restore()
}

function shade(
  pen: CanvasRenderingContext2D,
  r: number,
  light: string,
  base: string,
  dark: string,
  body = base,
): CanvasGradient {
  const fill = pen.createRadialGradient(-r * 0.35, -r * 0.45, 0, 0, 0, r * 1.15)
  fill.addColorStop(0, light)
  fill.addColorStop(0.35, base)
  fill.addColorStop(0.75, body)
  fill.addColorStop(1, dark)
  return fill
}

function fillCircle(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}
