import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

/** A child process that tries to open a PDF, so that a damaged one cannot crash the portal. */

export type PdfTask = { path: string }
export type PdfResponse = 'readable' | 'encrypted' | 'damaged'

process.once('message', async ({ path }: PdfTask) => {
  process.send?.(await checkPdf(path), () => process.disconnect?.())
})
// The portal has ended.
process.once('disconnect', () => process.exit())

/** Renders the first and the last page with a PDF reader. */
async function checkPdf(path: string): Promise<PdfResponse> {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
    for (const number of new Set([1, document.numPages])) await (await document.getPage(number)).getOperatorList()
    return 'readable'
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged'
  }
}
