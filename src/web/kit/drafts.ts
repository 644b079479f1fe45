const prefix = 'atelier.draft.'

/** The draft kept under a key, unless what it started from has changed since. */
export function keptDraft(key: string, start: string): Record<string, unknown> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    return kept?.start === start ? kept.values : null
  } catch {
    return null
  }
}

/** Passwords and files never stay on a device. */
export function keepDraft(key: string, start: string, values: Record<string, unknown>) {
  const storable = Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob))
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ start, values: Object.fromEntries(storable) }))
  } catch {
    // A full or forbidden storage keeps nothing; the form works all the same.
  }
}

export function removeDraft(key: string) {
  localStorage.removeItem(prefix + key)
}

/** Nobody finds the drafts of whoever used this device before. */
export function removeDraftsOf(user: number) {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${prefix}${user}.`)) localStorage.removeItem(key)
  }
}
