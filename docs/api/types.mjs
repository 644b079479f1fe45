/*
 * Types of all calls, for openapi-fetch: `node types.mjs > portal.d.ts`. It reads the description, which needs no token. What
 * openapi-typescript writes fits as well; this needs nothing installed.
 */

const address = process.env.ATELIER_URL ?? ''
const response = await fetch(new URL('/api/openapi.json', address))
if (!response.ok) throw new Error(`The description answered ${response.status}`)
const { paths, components } = await response.json()

const methods = ['get', 'put', 'post', 'delete']
const quoted = (text) => JSON.stringify(text)
const name = (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key))

/** The type of a schema. */
function typeOf(schema) {
  if (schema === undefined) return 'never'
  if (schema.$ref) return `components["schemas"][${quoted(schema.$ref.split('/').at(-1))}]`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return union(several.map(typeOf))
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })))
  if (schema.format === 'binary') return 'Blob'
  if (schema.type === 'array') return arrayOf(schema)
  if (schema.type === 'object' || schema.properties) return objectOf(schema)
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[schema.type] ??
    'unknown'
  )
}

const union = (types) => [...new Set(types)].join(' | ')

function arrayOf({ prefixItems, items }) {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
  return items ? `(${typeOf(items)})[]` : 'unknown[]'
}

function objectOf({ properties = {}, required = [], additionalProperties }) {
  const own = Object.entries(properties).map(
    ([key, schema]) => `${name(key)}${required.includes(key) ? '' : '?'}: ${typeOf(schema)}`,
  )
  const isOpen = typeof additionalProperties === 'object'
  if (own.length === 0 && isOpen) return `{ [key: string]: ${typeOf(additionalProperties)} }`
  if (own.length === 0) return additionalProperties === true ? '{ [key: string]: unknown }' : 'Record<string, never>'
  return `{ ${own.join('; ')} }`
}

/** The parameters of one kind. */
function parametersIn(kind, parameters) {
  const some = parameters.filter((parameter) => parameter.in === kind)
  if (some.length === 0) return `${kind}?: never`
  const isNeeded = some.some(({ required }) => required)
  const types = some.map(({ name: key, required, schema }) => `${name(key)}${required ? '' : '?'}: ${typeOf(schema)}`)
  return `${kind}${isNeeded ? '' : '?'}: { ${types.join('; ')} }`
}

function contentOf({ content = {} }) {
  const types = Object.entries(content).map(([type, { schema }]) => `${quoted(type)}: ${typeOf(schema)}`)
  return types.length === 0 ? 'content?: never' : `content: { ${types.join('; ')} }`
}

function responseOf(one) {
  if (one.$ref) return `components["responses"][${quoted(one.$ref.split('/').at(-1))}]`
  return `{ headers: { [name: string]: unknown }; ${contentOf(one)} }`
}

function operation({ summary, parameters = [], requestBody, responses }) {
  const kinds = ['query', 'path', 'header', 'cookie'].map((kind) => parametersIn(kind, parameters))
  const body = requestBody ? `requestBody: { ${contentOf(requestBody)} }` : 'requestBody?: never'
  const answers = Object.entries(responses).map(([status, one]) => `${status}: ${responseOf(one)}`)
  return `/** ${summary} */ METHOD: { parameters: { ${kinds.join('; ')} }; ${body}; responses: { ${answers.join('; ')} } }`
}

const lines = ['/* Types of the calls of the portal, written by types.mjs. */', 'export interface paths {']
for (const [path, calls] of Object.entries(paths)) {
  lines.push(`  ${quoted(path)}: {`, '    parameters: { query?: never; header?: never; path?: never; cookie?: never }')
  for (const method of methods)
    lines.push(calls[method] ? `    ${operation(calls[method]).replace('METHOD', method)}` : `    ${method}?: never`)
  lines.push('  }')
}
lines.push('}', 'export interface components {', '  schemas: {')
for (const [key, schema] of Object.entries(components.schemas)) lines.push(`    ${name(key)}: ${typeOf(schema)}`)
lines.push('  }', '  responses: {')
for (const [key, one] of Object.entries(components.responses)) lines.push(`    ${name(key)}: ${responseOf(one)}`)
lines.push('  }', '}')
process.stdout.write(`${lines.join('\n')}\n`)
