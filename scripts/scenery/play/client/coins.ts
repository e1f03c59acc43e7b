interface Coin {
  x: number
  y: number
  speed: [x: number, y: number]
  size: number
  turn: number
}

const GRAVITY = 1500

/** Draws a fountain of gold coins for some time. */
export function rainCoins(canvas: HTMLCanvasElement, milliseconds: number): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const scale = Math.min(2, devicePixelRatio)
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * scale
  canvas.height = height * scale
  pen.scale(scale, scale)
  const coins: Coin[] = []
  const started = performance.now()
  let last = started
  const draw = (now: number) => {
    const passed = Math.min(0.05, (now - last) / 1000)
    last = now
    if (now - started < milliseconds * 0.7) coins.push(toss(width, height), toss(width, height))
    pen.clearRect(0, 0, width, height)
    for (const coin of coins) move(coin, passed)
    for (const coin of coins) paint(pen, coin)
    if (now - started < milliseconds && canvas.isConnected) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}

const toss = (width: number, height: number): Coin => ({
  x: width / 2 + (Math.random() - 0.5) * width * 0.3,
  y: height * 0.62,
  speed: [(Math.random() - 0.5) * width * 1.1, -height * (0.7 + Math.random() * 0.9)],
  size: 9 + Math.random() * 13,
  turn: Math.random() * 6,
})

function move(coin: Coin, seconds: number): void {
  coin.speed[1] += GRAVITY * seconds
  coin.x += coin.speed[0] * seconds
  coin.y += coin.speed[1] * seconds
  coin.turn += 7 * seconds
}

function paint(pen: CanvasRenderingContext2D, { x, y, size, turn }: Coin): void {
  const thin = Math.abs(Math.cos(turn))
  pen.fillStyle = '#9a5608'
  ellipse(pen, x, y + 1.5, size * thin + 1.5, size + 1)
  pen.fillStyle = thin > 0.5 ? '#ffd84d' : '#f0a31c'
  ellipse(pen, x, y, size * thin, size)
  pen.fillStyle = '#fff3a8'
  ellipse(pen, x - size * 0.1 * thin, y - size * 0.1, size * thin * 0.58, size * 0.58)
}

function ellipse(pen: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0.6, rx), ry, 0, 0, Math.PI * 2)
  pen.fill()
}
