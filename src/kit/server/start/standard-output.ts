import { writeSync } from 'node:fs'
import { destination } from 'pino'

/** In characters. */
const mostWaiting = 10_000_000

/**
 * Standard output of all logs: lines are in the order in which they were logged. An output that cannot be written, as
 * on a full disk, stops nothing: lines wait until there is room, and those beyond `mostWaiting` are dropped.
 */
export const standardOutput = destination({ dest: 1, sync: false, maxLength: mostWaiting })
standardOutput.on('error', () => {})
// At the end of the process. That of sonic-boom tries again for ever after any error, and no option changes it.
standardOutput.flushSync = () => writeNow(unwritten(standardOutput))

/** Lines of a failed write, then those behind them. A write that is under way ends by itself. */
function unwritten(output: object): Buffer {
  const { _writing, _writingBuf, _bufs } = output as SonicBoomState
  return Buffer.concat([_writing ? '' : _writingBuf, ..._bufs].map((lines) => Buffer.from(lines as string)))
}

type SonicBoomState = { _writing: boolean; _writingBuf: string | Buffer; _bufs: string[] }

/** A slow reader is waited for; after any other error the lines are lost. */
function writeNow(lines: Buffer): void {
  let rest = lines
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (!['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
}
