/*
 * PostgreSQL writes an instant inside JSON with its offset and as many digits as it has; on the wire all have one form. A
 * key and its value stand so only outside of texts, where quotation marks have a backslash before them.
 */
const instants = /"(at|\w+_(?:at|from|until))"\s?:\s?"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?\+00:00"/g

/** JSON that the database made, each instant in it as every other: `2026-01-02T03:04:05.678Z`. */
export function withInstants(json: string): string {
  return json.replace(
    instants,
    (_, key: string, second: string, fraction = '') => `"${key}":"${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z"`,
  )
}

export function parseJson(json: string): unknown {
  return JSON.parse(withInstants(json))
}
