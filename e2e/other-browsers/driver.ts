/** A browser that is not Chromium, as a person and their scripts use it. Elements are named by CSS selectors. */
export type Driver = {
  /** Whether it begins to listen before the scripts of each document; otherwise the document has to bring what listens. */
  listensFirst: boolean
  /** Opens a document. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page; all that it uses is handed over. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  resize: (width: number) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Writes at the end of what is there. */
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Escape') => Promise<void>
  /** One step back, as its own button does. */
  goBack: () => Promise<void>
  /** Puts files into an input, as the dialog of the system would. */
  choose: (selector: string, paths: string[]) => Promise<void>
  end: () => Promise<void>
}

/** As tall as what browsers leave of a telephone. */
export const height = 800

/** The error of a test whose browser or driver broke down, while no expectation failed. */
export const brokenDown = 'The browser broke down'

/** The same commands, with that error where the browser broke down under them: each driver has many words for it, and sometimes none. */
export function tellingBreakdowns(driver: Driver, isBreakdown: (error: Error) => boolean): Driver {
  const entries = Object.entries(driver).map(([name, command]) => [
    name,
    typeof command !== 'function'
      ? command
      : async (...args: unknown[]) => {
          try {
            return await (command as (...args: unknown[]) => Promise<unknown>)(...args)
          } catch (error) {
            if (!isBreakdown(error as Error)) throw error
            throw new Error(`${brokenDown}: ${name}: ${(error as Error).message}`, { cause: error })
          }
        },
  ])
  return Object.fromEntries(entries)
}
