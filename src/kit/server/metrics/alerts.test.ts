import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { openMetrics } from './metrics.ts'

/* The rules of docs/examples/alerts.yml speak of the figures that there are. */

type Rule = { alert: string; expr: string; annotations: { summary: string; action: string } }
const { groups } = parse(readFileSync('docs/examples/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const named = rules.flatMap(({ expr }) => expr.match(/\b(atelier|nodejs|process)_\w+/g) ?? [])

/** Metrics for comparison, without an alert. */
const lookedAt = ['atelier_storage_bytes_total', 'atelier_stored_bytes', 'atelier_stored_files']

test('every figure has an alert, and every alert a figure', async () => {
  const database = openDatabase(openPool({ host: '/nowhere' }))
  const text = await openMetrics({ database, pools: {}, warnings: new Set() }).text()
  await database.destroy()
  const figures = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const withAlert = new Set(named.map((name) => name.replace(/_(bucket|count|sum)$/, '')))
  expect([...withAlert].filter((name) => !figures.includes(name))).toEqual([])
  const own = figures.filter((name) => name.startsWith('atelier_') && !lookedAt.includes(name))
  expect(own.filter((name) => !withAlert.has(name))).toEqual([])
})

test('every alert describes the problem and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { annotations } of rules) expect(Object.keys(annotations)).toEqual(['summary', 'action'])
})
