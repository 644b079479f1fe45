import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from './start-error.ts'

/** The arguments of a command. Mistyped ones end it with a sentence and its usage, before anything is done. */
export function readArguments<const T extends ParseArgsConfig>(
  config: T,
  ...usage: string[]
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // After the first sentence Node explains how to write an argument that begins with a dash.
    const [sentence] = (error as Error).message.split(/\.\s|\.$/)
    throw new StartError(`${sentence}.`, ...usage)
  }
}
