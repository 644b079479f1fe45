import { get } from 'node:http'
import type { Reader } from './world.ts'

/** How long an answer takes to the last of its bytes, in milliseconds. Without `fetch`, whose own work is of the size of the shortest answers. */
export function timed(address: string, { cookie }: Reader): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`))
      response.resume()
      response.on('end', () => resolve(performance.now() - begin))
    }).on('error', reject)
  })
}
