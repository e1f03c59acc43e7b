/** An element of a page, as a browser's driver names it. */
export interface Handle {
  press(): Promise<void>
  type(text: string): Promise<void>
}

/** A page or a frame. Expressions are JavaScript that runs in it. */
export interface Place {
  read(expression: string): Promise<unknown>
  /** Evaluates an expression whose value is an element or null. */
  query(expression: string): Promise<Handle | undefined>
  /** The document of a frame element, which may be of another origin. */
  frame(element: Handle): Promise<Place>
}

/** A window of a browser with a storage of its own. */
export interface Tab extends Place {
  goTo(address: string): Promise<void>
  back(): Promise<void>
  photograph(): Promise<Uint8Array>
  /** Uncaught errors of all pages that the tab has shown. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  open(): Promise<Tab>
  close(): Promise<void>
}

/** What makes an engine known to the check. */
export interface EngineKind {
  name: 'chromium' | 'firefox' | 'webkit'
  /** Programs that the engine needs; without one of them it is skipped. */
  programs: readonly (string | undefined)[]
  start(programs: readonly string[]): Promise<Engine>
}

/** The inside of a window, as on a common phone. */
export const PHONE = { width: 390, height: 844 }
