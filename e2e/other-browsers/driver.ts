/** A browser that is not Chromium, as a person and their scripts use it. Elements are named by CSS selectors. */
export type Driver = {
  /** Opens a document. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page; whatever it uses is handed over. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  resize: (width: number) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Writes at the end of what is there. */
  type: (selector: string, text: string) => Promise<void>
  /** Puts files into an input, as the dialog of the system would. */
  choose: (selector: string, paths: string[]) => Promise<void>
  end: () => Promise<void>
}

/** As tall as what browsers leave of a telephone. */
export const height = 800
