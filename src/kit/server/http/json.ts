/** Parses JSON, and gives instants in the database’s JSON the format of the API. */

/*
 * PostgreSQL writes an instant inside JSON with an offset and a varying number of digits; the API has one format. This pattern of key
 * and value cannot match inside a string, where quotation marks are escaped.
 */
const instants = /"(at|\w+_(?:at|from|until|since))"\s?:\s?"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?\+00:00"/g

/** Normalizes the instants in JSON of the database: `2026-01-02T03:04:05.678Z`. */
export function withInstants(json: string): string {
  return json.replace(
    instants,
    (_, key: string, second: string, fraction = '') => `"${key}":"${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z"`,
  )
}

export function parseJson(json: string): unknown {
  return JSON.parse(withInstants(json))
}
