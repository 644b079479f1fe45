import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

export type PdfTask = { path: string }
export type PdfAnswer = 'opens' | 'locked' | 'broken'

process.once('message', async ({ path }: PdfTask) => {
  process.send?.(await look(path), () => process.disconnect?.())
})
// The portal went away: nobody needs the answer any more.
process.once('disconnect', () => process.exit())

/** Whether a reader of PDFs shows the first page and the last one. */
async function look(path: string): Promise<PdfAnswer> {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
    for (const number of new Set([1, document.numPages])) await (await document.getPage(number)).getOperatorList()
    return 'opens'
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'broken'
  }
}
