import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const alone = ['--user', '--map-root-user', '--mount']

/** Whether this system lets us have a small disk of our own. */
export const canFillDisk = spawnSync('unshare', [...alone, 'true']).status === 0

/** Runs a program in which `folder` is a disk of so many megabytes, and returns its output. */
export async function runOnSmallDisk(folder: string, megabytes: number, program: string): Promise<string> {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`
  const node = [process.execPath, '--input-type=module', '--eval', program]
  const child = spawn('unshare', [...alone, 'sh', '-c', mount, folder, ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  return output
}
