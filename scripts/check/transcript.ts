/**
 * Prints the output of parallel tasks one task after another. The first unfinished task is shown
 * live; the output of the others is stored until it is their turn.
 */
export class Transcript {
  readonly #parts: { title: string; text: string; ended: boolean }[]
  readonly #write: (text: string) => void
  #shown = -1

  constructor(titles: readonly string[], write: (text: string) => void) {
    this.#parts = titles.map((title) => ({ title, text: '', ended: false }))
    this.#write = write
    this.#showNext()
  }

  add(index: number, text: string): void {
    this.#parts[index]!.text += text
    if (index === this.#shown) this.#write(text)
  }

  end(index: number): void {
    this.#parts[index]!.ended = true
    if (index === this.#shown) this.#showNext()
  }

  textOf(index: number): string {
    return this.#parts[index]!.text
  }

  #showNext(): void {
    this.#shown += 1
    const part = this.#parts[this.#shown]
    if (!part) return
    this.#write(`\n\u001b[1m${part.title}\u001b[0m\n${part.text}`)
    if (part.ended) this.#showNext()
  }
}
