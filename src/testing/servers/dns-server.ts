import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const [noError, noSuchName] = [0, 3]

/** Answers for texts (TXT) by name. A name that only has others below it has no record (NODATA); what it does not know does not exist. */
export async function startDnsServer(texts: Map<string, string[]>) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query)
    const found = texts.get(name)
    const isAbove = [...texts.keys()].some((known) => known.endsWith(`.${name}`))
    const answers = (found ?? []).map(textRecord)
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8180 | (found || isAbove ? noError : noSuchName), 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

/** The name in the query, and the end of the question: the name is followed by its type and class. */
function questionIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** About the name of the question (a pointer to byte 12): TXT, class IN, one minute, one text. */
function textRecord(text: string): Buffer {
  const content = Buffer.from(text)
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, content.length + 1, content.length])
  return Buffer.concat([head, content])
}
