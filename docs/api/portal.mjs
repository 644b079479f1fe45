/* What the recipes share: a call of the portal with a token. Node 20 or newer, nothing to install. */

const { ATELIER_URL: address = '', ATELIER_TOKEN: token = '' } = process.env

/** The response of a GET; a refusal is thrown with the portal's sentence. It waits where the portal asks for that. */
export async function get(path, query = {}) {
  const url = new URL(path, address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })
  if (response.status === 429 || response.status === 503) {
    const seconds = Number(response.headers.get('retry-after') ?? 5)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return get(path, query)
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.json()).message}`)
  return response
}

/** All rows of a list, a hundred at a time. */
export async function* rowsOf(path, query = {}) {
  for (let page = 1; ; page += 1) {
    const response = await get(path, { sortBy: 'id', ...query, page, itemsPerPage: 100 })
    const { data } = await response.json()
    yield* data
    if (data.length < 100) return
  }
}
