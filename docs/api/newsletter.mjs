/* Students with an open account, as a list that newsletter programs import: email, first name, language. */
import { rowsOf } from './portal.mjs'

const write = (line) => process.stdout.write(`${line}\n`)
const quoted = (text) => `"${text.replaceAll('"', '""')}"`

write('email,first_name,language')
for await (const { email, first_name, language_name } of rowsOf('/api/students', { status: 'ACTIVE' }))
  write([email, first_name, language_name].map(quoted).join(','))
