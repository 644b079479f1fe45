/**
 * What the log has of an error. Other fields of it may carry what people entered (`detail` of the database, `rejected` of the mail server), and
 * so may sentences: an address, or the value that did not fit a column.
 */
export function errorInLog(error: Error): { type: string; code: string; message: string; stack: string } {
  const { name, message, stack = '' } = error
  const code = String((error as { code?: unknown }).code ?? '')
  const safe = withoutWords(message, code)
  // The stack begins with the message.
  return { type: name, code, message: safe, stack: withoutAddresses(stack.replace(message, () => safe)) }
}

const address = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu
/** Data exceptions quote the value. */
const dataException = /^22\w{3}$/

function withoutWords(message: string, code: string): string {
  return withoutAddresses(dataException.test(code) ? message.replace(/"[\s\S]*"/g, '"…"') : message)
}

function withoutAddresses(text: string): string {
  return text.replace(address, '…@…')
}
