/* Packages sold in a month, as the CSV that the portal itself exports: node accounting.mjs 2026-11 > sales.csv */
import { get } from './portal.mjs'

const month = process.argv[2] ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' }).slice(0, 7)
const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
const days = { soldFrom: `${month}-01`, soldTo: `${month}-${last}` }
const response = await get('/api/student-packages/csv-export', { sortBy: 'id', ...days })
process.stdout.write(Buffer.from(await response.arrayBuffer()))
