import { el, isCalm, wait } from './dom.ts'

const ROWS = 3
/** Number of symbols that pass in one turn of a spinning reel. */
const TURN = 9
/** Number of symbols that pass while a reel slows down. */
const LANDING = 6
const TURN_TIME = 420
const STAGGER = 170

/** Five reels that spin until `stop` names their symbols. */
export class Reels {
  readonly element = el('div', { class: 'window' })
  readonly #columns: { strip: HTMLElement; turning: Animation | null; shown: number[] }[] = []
  readonly #image: (symbol: number) => string
  readonly #symbols: number

  constructor(first: number[][], symbols: number, image: (symbol: number) => string) {
    this.#image = image
    this.#symbols = symbols
    for (const shown of first) {
      const strip = el('div', { class: 'strip' })
      this.element.append(el('div', { class: 'reel' }, strip))
      this.#columns.push({ strip, turning: null, shown })
      this.#fill(strip, shown)
    }
  }

  /** Lets all reels run until they are stopped. */
  spin(): void {
    this.element.classList.remove('showing')
    if (isCalm()) return
    this.element.classList.add('spinning')
    for (const column of this.#columns) {
      // The first symbols are repeated at the end, so that one turn continues into the next without
      // a jump.
      const passing = this.#some(TURN)
      this.#fill(column.strip, [...passing, ...passing.slice(0, ROWS)])
      column.turning = column.strip.animate(
        [
          { transform: `translateY(${(-TURN / (TURN + ROWS)) * 100}%)` },
          { transform: 'translateY(0)' },
        ],
        { duration: TURN_TIME, iterations: Infinity },
      )
    }
  }

  /** Stops the reels on these symbols, one after another. */
  async stop(columns: number[][]): Promise<void> {
    await Promise.all(
      this.#columns.map(async (column, index) => {
        const shown = columns[index] ?? column.shown
        column.shown = shown
        if (column.turning) {
          await wait(index * STAGGER)
          column.turning.cancel()
          column.turning = null
          this.#fill(column.strip, [...shown, ...this.#some(LANDING)])
          await column.strip.animate(
            [
              { transform: `translateY(${(-LANDING / (LANDING + ROWS)) * 100}%)` },
              { transform: 'translateY(2.6%)', offset: 0.82 },
              { transform: 'translateY(0)' },
            ],
            { duration: 420, easing: 'cubic-bezier(.2,.6,.35,1)' },
          ).finished
        }
        this.#fill(column.strip, shown)
      }),
    )
    this.element.classList.remove('spinning')
  }

  /** Highlights the given positions, as column and row, and no others. */
  light(places: [column: number, row: number][]): void {
    this.element.classList.add('showing')
    this.#columns.forEach(({ strip }, column) =>
      [...strip.children].forEach((place, row) =>
        place.classList.toggle(
          'hit',
          places.some(([x, y]) => x === column && y === row),
        ),
      ),
    )
  }

  darken(): void {
    this.element.classList.remove('showing')
  }

  #some(count: number): number[] {
    return Array.from({ length: count }, () => Math.floor(Math.random() * this.#symbols))
  }

  #fill(strip: HTMLElement, symbols: number[]): void {
    strip.replaceChildren(
      ...symbols.map((symbol) =>
        el(
          'div',
          { class: 'place', 'data-symbol': symbol },
          el('img', { src: this.#image(symbol), alt: '', draggable: 'false' }),
        ),
      ),
    )
  }
}
