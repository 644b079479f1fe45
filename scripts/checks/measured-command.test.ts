import { expect, test } from 'vitest'
import { runMeasured } from './measured-command.ts'

const busy = `"${process.execPath}" -e "while (process.cpuUsage().user < 5e5);"`

test('a measured command returns its exit code, its output and its processor time', { timeout: 120_000 }, async () => {
  const { status, output, processor } = await runMeasured(`echo said; ${busy}; exit 3`, { isSilent: true })
  expect({ status, output }).toEqual({ status: 3, output: 'said\n' })
  expect(processor).toBeGreaterThan(0.5)
})

test.runIf(process.platform === 'linux')(
  'a process that outlives its parent counts too',
  { timeout: 120_000 },
  async () => {
    const parent = `sh -c '${busy.replace(/;"$/, '; setTimeout(() => {}, 2000)"')} & sleep 1'`
    const { processor } = await runMeasured(`${parent}; sleep 2`, { isSilent: true })
    expect(processor).toBeGreaterThan(0.5)
  },
)
