/** One place that takes something of the browser, with every key of MDN's data that this may be. */
export type Use = { keys: string[]; path: string; line: number }
