/** Writes docs/examples/spreadsheets again: `npm run example-spreadsheets`. */
import { writeFile } from 'node:fs/promises'
import { exampleSpreadsheets } from './tables.ts'

const folder = new URL('../../docs/examples/spreadsheets/', import.meta.url)
for (const [name, bytes] of Object.entries(await exampleSpreadsheets())) await writeFile(new URL(name, folder), bytes)
